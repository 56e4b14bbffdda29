import type { PropertyKey } from '@sitewright/api-client'
import { bodyWidthLimits, canonicalLanguage, defaultLanguage, defaultTrashDays } from '@sitewright/api-client/contract'
import { knownTimeZone } from '@sitewright/messages'
import type { SiteSettings } from '@sitewright/page-kit/server'
import type { Changes } from '../db/changes.ts'
import { cacheUntilChange } from '../db/changes.ts'
import type { Database, Reader, Writer } from '../db/database.ts'

/** The settings of the site and what they are until somebody sets them. */
export const settingDefaults = {
  SiteTitle: 'Sitewright',
  SiteMetaDescription: '',
  SiteMetaKeywords: '',
  SiteBodyWidth: 800,
  SiteLogoLarge: 0,
  SiteLogoSmall: 0,
  SiteFavicon: 0,
  SiteBackground: 0,
  AdminEmail: '',
  NotifyEmail: '',
  CaptchaSiteKey: '',
  CaptchaSecretKey: '',
  GoogleMapsKey: '',
  /** The default page's id; 0 for none. */
  DefaultPage: 0,
  /** As `canonicalLanguage` gives it. */
  SiteLanguage: defaultLanguage,
  /** A name of IANA; '' where everybody reads the times of their own device. */
  SiteTimeZone: '',
  /** Days that deleted things can be brought back; 0 where they are gone at once. */
  TrashDays: defaultTrashDays,
}

export type Settings = typeof settingDefaults
export type SettingName = keyof Settings

export interface SettingsStore {
  all: () => Promise<Settings>
  property: (key: PropertyKey) => Promise<string | number>
}

export interface SettingsStoreOptions {
  database: Database
  changes: Changes
  /** Where map tiles come from while the site has no maps key. */
  mapTiles: string
}

export function createSettings({ database, changes, mapTiles }: SettingsStoreOptions): SettingsStore {
  const all = cacheUntilChange(changes, ['settings'], () => readSettings(database.read))
  return { all, property: async (key) => (key === 'MapTiles' ? mapTiles : (await all())[key]) }
}

/** All settings as they are stored, or their defaults. */
export async function readSettings(db: Reader): Promise<Settings> {
  const settings: Record<string, string | number> = { ...settingDefaults }
  for (const { name, value } of await db.selectFrom('settings').selectAll().execute())
    if (Object.hasOwn(settingDefaults, name))
      settings[name] = typeof settings[name] === 'number' ? Number(value) || 0 : value
  return withinLimits(settings as Settings)
}

/** Whatever was stored, by whichever means. */
function withinLimits(settings: Settings): Settings {
  return {
    ...settings,
    SiteBodyWidth: Math.max(bodyWidthLimits.least, settings.SiteBodyWidth),
    SiteLanguage: canonicalLanguage(settings.SiteLanguage) ?? defaultLanguage,
    SiteTimeZone: knownTimeZone(settings.SiteTimeZone) ?? '',
  }
}

/** Stores settings by their names, at least one; those that are not named stay. */
export async function storeSettings(
  tx: Writer,
  settings: Partial<Settings> & Readonly<Record<string, string | number>>,
): Promise<void> {
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value: String(value) }))
  // always in one order, so that two who save at once cannot wait for each other
  rows.sort((a, b) => (a.name < b.name ? -1 : 1))
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doUpdateSet((is) => ({ value: is.ref('excluded.value') })))
    .execute()
}

/** What a rendered page shows of the settings. */
export function siteSettings(settings: Settings): SiteSettings {
  return {
    title: settings.SiteTitle,
    description: settings.SiteMetaDescription,
    keywords: settings.SiteMetaKeywords,
    bodyWidth: settings.SiteBodyWidth,
    logoLarge: settings.SiteLogoLarge,
    logoSmall: settings.SiteLogoSmall,
    favicon: settings.SiteFavicon,
    language: settings.SiteLanguage,
    ...(settings.SiteTimeZone !== '' && { timeZone: settings.SiteTimeZone }),
  }
}
