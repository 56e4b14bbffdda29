import type { Writer } from '../db/database.ts'
import { settingLabel } from '../settings/setting-labels.ts'
import type { Settings } from '../settings/settings.ts'

/** The settings that hold a file's id. */
const names = ['SiteLogoLarge', 'SiteLogoSmall', 'SiteFavicon', 'SiteBackground'] as const

/** What the settings are called that name the file. */
export function settingsUsingFiles(settings: Settings, file: number): string[] {
  return names.filter((name) => settings[name] === file).map(settingLabel)
}

/**
 * For the transaction that deletes the file: the settings that named it are as if they had never been set.
 *
 * @returns which ones.
 */
export async function clearSettingsUsingFiles(tx: Writer, file: number): Promise<(typeof names)[number][]> {
  const cleared = await tx
    .deleteFrom('settings')
    .where('name', 'in', names)
    .where('value', '=', String(file))
    .returning('name')
    .execute()
  return names.filter((name) => cleared.some((row) => row.name === name))
}
