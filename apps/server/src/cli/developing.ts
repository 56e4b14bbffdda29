export { serve } from './serve.ts'
export { loadKinds } from '../kinds/installed-kinds.ts'
export type { DevelopedParts, KindSources } from '../develop/develop.ts'
