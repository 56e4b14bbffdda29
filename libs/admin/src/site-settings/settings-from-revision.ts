import { fieldsIn, type KeptSettings } from './kept-settings.ts'
import type { SettingFields } from './setting-fields.ts'
import { settingLabels } from './setting-labels.ts'
import { siteImages } from './site-images.ts'

/** Which of the things that settings name are still there, by their ids. */
export interface Existing {
  pages: ReadonlySet<number>
  images: ReadonlySet<number>
}

/** Settings as they were once, to be edited. */
export interface SettingsFromRevision {
  settings: KeptSettings
  /** Labels of those that named something that is gone: they name nothing. */
  lost: string[]
}

const images: readonly { key: keyof KeptSettings }[] = siteImages

/**
 * The settings in the content of a revision, as far as they are some of these and of the same types; undefined if there are
 * none. The secret key is never among them.
 */
export function readRevision(content: string, stored: SettingFields): KeptSettings | undefined {
  const read = Object.entries(fieldsIn(content)).flatMap(([name, value]) => {
    const text = isNumberTyped(name) && typeof value === 'number' ? String(value) : value
    const isSetting = name in stored && name !== 'CaptchaSecretKey'
    return isSetting && typeof text === typeof stored[name as keyof SettingFields] ? [[name, text]] : []
  })
  return read.length > 0 ? (Object.fromEntries(read) as KeptSettings) : undefined
}

/** The form holds these as they are typed. */
const isNumberTyped = (name: string) => name === 'SiteBodyWidth' || name === 'TrashDays'

/** What such settings name: a page, and images. */
export function namedBy(settings: KeptSettings): { page: number; images: number[] } {
  const ids = images.map(({ key }) => Number(settings[key] ?? 0))
  return { page: settings.DefaultPage ?? 0, images: ids.filter((id) => id > 0) }
}

/** What to go on from when a revision is taken up. @param revision - what `readRevision` gave. */
export function settingsFromRevision(revision: KeptSettings, existing: Existing): SettingsFromRevision {
  const isGone = (key: keyof KeptSettings, there: ReadonlySet<number>) => {
    const id = Number(revision[key] ?? 0)
    return id > 0 && !there.has(id)
  }
  const gone = [
    ...(isGone('DefaultPage', existing.pages) ? (['DefaultPage'] as const) : []),
    ...images.flatMap(({ key }) => (isGone(key, existing.images) ? [key] : [])),
  ]
  return {
    settings: { ...revision, ...Object.fromEntries(gone.map((key) => [key, 0])) },
    lost: gone.map((key) => settingLabels[key]()),
  }
}
