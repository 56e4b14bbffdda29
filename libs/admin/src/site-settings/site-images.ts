import { texts } from './image-messages.ts'

/** The pictures of the site, by the names of their settings; what is said of them are messages. */
export const siteImages = [
  { key: 'SiteLogoLarge', label: texts.logoLarge, help: texts.logoLargeHint },
  { key: 'SiteLogoSmall', label: texts.logoSmall, help: texts.logoSmallHint },
  { key: 'SiteFavicon', label: texts.favicon, help: texts.faviconHint },
  { key: 'SiteBackground', label: texts.background, help: texts.backgroundHint },
] as const
