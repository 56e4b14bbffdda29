declare module 'virtual:languages' {
  import type { InstalledLanguages } from '@sitewright/messages'

  /** What this app and the packages that it depends on are translated into. */
  const languages: InstalledLanguages
  export default languages
}
