/** The page kinds among this app's dependencies, found by the plugin of `@sitewright/page-kit/discover`. */
declare module 'virtual:page-kinds' {
  import type { InstalledKind } from '@sitewright/page-kit'

  const installed: readonly InstalledKind[]
  export default installed
}

/** The translations that this app's packages bring, found by the plugin of `@sitewright/messages/build`. */
declare module 'virtual:languages' {
  import type { InstalledLanguages } from '@sitewright/messages'

  const languages: InstalledLanguages
  export default languages
}
