import { canonicalLanguage, defaultLanguage, type Api, type PropertyKey } from '@sitewright/api-client'
import { bodyWidth } from './body-width.ts'
import type { Settings } from './page-state.ts'

/**
 * The settings one by one, for a shell that was not served with them. One that cannot be loaded is left out and only
 * logged (ERR-015, ERR-016).
 */
export async function loadSettings(api: Api): Promise<Partial<Settings>> {
  const read = async (k: PropertyKey) => {
    try {
      const [value] = await api('GET protected/get-system-property.json.php', { k })
      return value
    } catch (error) {
      console.error(error)
      return undefined
    }
  }
  const [title, width, large, small, favicon, language, timeZone] = await Promise.all([
    read('SiteTitle'),
    read('SiteBodyWidth'),
    read('SiteLogoLarge'),
    read('SiteLogoSmall'),
    read('SiteFavicon'),
    read('SiteLanguage'),
    read('SiteTimeZone'),
  ])
  return {
    ...(title === undefined ? {} : { title: String(title) }),
    ...(width === undefined ? {} : { bodyWidth: bodyWidth(width) }),
    ...(large === undefined ? {} : { logoLarge: fileId(large) }),
    ...(small === undefined ? {} : { logoSmall: fileId(small) }),
    ...(favicon === undefined ? {} : { favicon: fileId(favicon) }),
    ...(language === undefined ? {} : { language: canonicalLanguage(String(language)) ?? defaultLanguage }),
    ...(timeZone === undefined ? {} : { timeZone: String(timeZone) }),
  }
}

const fileId = (value: string | number) => Math.max(0, Math.trunc(Number(value)) || 0)
