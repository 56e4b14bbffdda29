import type { PropertyKey } from '@sitewright/api-client'
import type { SiteSettings } from '@sitewright/page-kit/server'
import type { Changes } from '../changes.ts'
import { rememberUntilChange } from '../changes.ts'
import type { Database, Writer } from '../db/database.ts'

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
}

export type Settings = typeof settingDefaults
export type SettingName = keyof Settings

/** Px; a smaller SiteBodyWidth is raised to it. */
const leastBodyWidth = 400

export interface SettingsStore {
  all: () => Promise<Settings>
  property: (key: PropertyKey) => Promise<string | number>
}

export function createSettings({ database, changes }: { database: Database; changes: Changes }): SettingsStore {
  const all = rememberUntilChange(changes, async () => {
    const settings: Record<string, string | number> = { ...settingDefaults }
    for (const { name, value } of await database.read.selectFrom('settings').selectAll().execute())
      if (Object.hasOwn(settingDefaults, name))
        settings[name] = typeof settings[name] === 'number' ? Number(value) || 0 : value
    return settings as Settings
  })
  return { all, property: async (key) => (await all())[key] }
}

export async function storeSettings(tx: Writer, settings: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await tx
      .insertInto('settings')
      .values({ name, value: String(value) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(value) }))
      .execute()
}

/** What a rendered page shows of the settings. */
export function siteSettings(settings: Settings): SiteSettings {
  return {
    title: settings.SiteTitle,
    description: settings.SiteMetaDescription,
    keywords: settings.SiteMetaKeywords,
    bodyWidth: Math.max(leastBodyWidth, settings.SiteBodyWidth),
    logoLarge: settings.SiteLogoLarge,
    logoSmall: settings.SiteLogoSmall,
    favicon: settings.SiteFavicon,
  }
}
