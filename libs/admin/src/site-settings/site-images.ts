import type { SiteSettingsObject } from '@sitewright/api-client'
import { texts } from './image-messages.ts'

/** The pictures of the site, by the names of their settings; what is said of them are messages. */
export const siteImages = [
  { key: 'SiteLogoLarge', label: texts.logoLarge, help: logoLargeHint },
  { key: 'SiteLogoSmall', label: texts.logoSmall, help: texts.logoSmallHint },
  { key: 'SiteFavicon', label: texts.favicon, help: texts.faviconHint },
  { key: 'SiteBackground', label: texts.background, help: texts.backgroundHint },
] as const

type SiteLogos = Pick<SiteSettingsObject, 'SiteLogoLarge' | 'SiteLogoSmall'>

/** Who changes one logo may not know of the other. */
function logoLargeHint({ SiteLogoLarge: large, SiteLogoSmall: small }: SiteLogos): string {
  return large > 0 && small > 0 && large !== small ? texts.logoLargeNotOnPhones() : texts.logoLargeHint()
}
