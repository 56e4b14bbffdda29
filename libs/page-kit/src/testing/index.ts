export { allFetched } from './all-fetched.ts'
export { type TrashTest } from './assert-comes-back.ts'
export { type VisitorsTest } from './assert-reaches-visitors.ts'
export { type SubAddressesTest } from './assert-sub-addresses.ts'
export { copyServer, type CopyServer } from './copy-server.ts'
export { TestEventSource } from './event-source.ts'
export { fakeApi, type Answers } from './fake-api.ts'
export { hydrationErrors } from './hydration-errors.tsx'
export {
  humanToken,
  kindServices,
  type KindServices,
  type KindServicesOptions,
  type TestPage,
} from './kind-services.ts'
export { KitProviders, type KitProvidersProps } from './KitProviders.tsx'
export { type PageKindTest, type SampleContent } from './page-kind-test.ts'
export type { TestAccount } from './site-people.ts'
export { testDatabases, type KindTestDatabase } from './test-databases.ts'
export { testPageKind } from './test-page-kind.ts'
export type { AnsweringKindTest } from './answering-kind-test.ts'
export { withoutBrowser } from './without-browser.ts'
