export { findContributions, type FoundContribution } from './find-contributions.ts'
export { findPageKinds, type FindOptions, type FoundPageKind, type OnBroken } from './find-page-kinds.ts'
export { loadInstalledServers, loadPageKindServers, type InstalledKindServer } from './load-page-kind-servers.ts'
export { pageKindsPlugin } from './page-kinds-plugin.ts'
