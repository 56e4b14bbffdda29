declare module 'virtual:page-kinds' {
  import type { InstalledKindServer } from '@sitewright/page-kit/discover'

  /** The page kinds that this app depends on. */
  const installed: readonly InstalledKindServer[]
  export default installed
}
