export { findPageKinds, type FindOptions, type FoundPageKind, type OnBroken } from './find-page-kinds.ts'
export { loadPageKindServers } from './load-page-kind-servers.ts'
export { pageKindsPlugin } from './page-kinds-plugin.ts'
