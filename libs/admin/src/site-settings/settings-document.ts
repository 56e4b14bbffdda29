import type { StoredDocument } from '@sitewright/page-kit'
import type { SettingFields } from './setting-fields.ts'
import { settingLabels } from './setting-labels.ts'
import { texts } from './messages.ts'

type Setting = keyof SettingFields

const settings = Object.keys(settingLabels) as Setting[]

/** The settings of which one has another value than the other. */
export function differing(one: SettingFields, other: SettingFields): Setting[] {
  return settings.filter((key) => one[key] !== other[key])
}

/** Characters of a setting that are told. */
const maxToldLength = 80

/** What somebody else has changed: its labels, and what is there now where that can be read. */
export function settingChanges(before: SettingFields, now: SettingFields): string[] {
  return differing(before, now).map((key) => toldChange(key, now))
}

/** The label alone for what is a secret, or the number of a page or a picture. */
function toldChange(key: Setting, { [key]: value }: SettingFields): string {
  const label = settingLabels[key]()
  if (typeof value === 'number' || key === 'CaptchaSecretKey') return label
  const text = value.length > maxToldLength ? `${value.slice(0, maxToldLength).toWellFormed()}…` : value
  return text === '' ? texts.emptied({ label }) : texts.changed({ label, value: text })
}

/** What was edited while the save was under way stays, and waits for the next one. */
export function rebasedFields(now: SettingFields, sent: SettingFields, stored: SettingFields): SettingFields {
  return withEdits(stored, now, differing(now, sent))
}

/**
 * The own changes on top of those that somebody else has saved; undefined where both have changed the same setting to
 * different values. A secret key that was typed cannot be compared with one that is only shown as a mask.
 */
export function merged(
  own: SettingFields,
  { before, other }: Record<'before' | 'other', SettingFields>,
): SettingFields | undefined {
  const mine = differing(own, before)
  const contested = differing(other, before).some((key) => mine.includes(key) && own[key] !== other[key])
  return contested || mine.includes('CaptchaSecretKey') ? undefined : withEdits(other, own, mine)
}

function withEdits(fields: SettingFields, edited: SettingFields, keys: readonly Setting[]): SettingFields {
  return { ...fields, ...Object.fromEntries(keys.map((key) => [key, edited[key]])) }
}

/** Settings as they were read or saved last. */
export type StoredFields = StoredDocument<SettingFields>
