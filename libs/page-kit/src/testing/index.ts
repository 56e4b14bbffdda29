export { allFetched } from './all-fetched.ts'
export { fakeApi, type Answers } from './fake-api.ts'
export {
  humanToken,
  kindServices,
  type KindServices,
  type KindServicesOptions,
  type TestPage,
} from './kind-services.ts'
export { KitProviders, type KitProvidersProps } from './KitProviders.tsx'
export { type PageKindTest, type SampleContent } from './page-kind-test.ts'
export { testPageKind } from './test-page-kind.ts'
export type { AnsweringKindTest } from './answering-kind-test.ts'
