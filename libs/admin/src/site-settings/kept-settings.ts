import type { SettingFields } from './setting-fields.ts'

/** Settings that were changed and are not saved yet. */
export type KeptSettings = Partial<Omit<SettingFields, 'CaptchaSecretKey'>>

/** What differs from what is stored, but for the secret key, which is kept nowhere but where it belongs. */
export function changedSettings(fields: SettingFields, stored: SettingFields): KeptSettings {
  const { CaptchaSecretKey: _, ...open } = fields
  const names = Object.keys(open) as (keyof typeof open)[]
  return Object.fromEntries(names.flatMap((name) => (open[name] === stored[name] ? [] : [[name, open[name]]])))
}

/** The settings in a text, as far as they are some of these and of the same types; undefined if there are none. */
export function parseSettings(text: string, stored: SettingFields): KeptSettings | undefined {
  const kept = Object.entries(fieldsIn(text)).filter(
    ([name, value]) => name !== 'CaptchaSecretKey' && typeof value === typeof (stored as Record<string, unknown>)[name],
  )
  return kept.length > 0 ? (Object.fromEntries(kept) as KeptSettings) : undefined
}

/** What is in a text that should be an object in JSON; nothing where it is none. */
export function fieldsIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
