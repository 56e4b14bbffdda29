import {
  bodyWidthLimits,
  canonicalLanguage,
  defaultLanguage,
  defaultTrashDays,
  maskedSecret,
  type SiteSettingsObject,
} from '@sitewright/api-client'
import { knownTimeZone } from '@sitewright/messages'

/** The settings as the form holds them: numbers are the text that was typed. */
export type SettingFields = Required<Omit<SiteSettingsObject, 'SiteBodyWidth' | 'TrashDays'>> &
  Record<'SiteBodyWidth' | 'TrashDays', string>

export const fieldsOf = (settings: SiteSettingsObject): SettingFields => ({
  ...settings,
  SiteLanguage: settings.SiteLanguage ?? defaultLanguage,
  SiteTimeZone: settings.SiteTimeZone ?? '',
  SiteBodyWidth: String(settings.SiteBodyWidth),
  TrashDays: String(settings.TrashDays ?? defaultTrashDays),
})

/** What is sent to be stored. @param fields - without problems. */
export const settingsOf = (fields: SettingFields): SiteSettingsObject => ({
  ...fields,
  SiteTitle: oneLine(fields.SiteTitle),
  SiteMetaDescription: oneLine(fields.SiteMetaDescription),
  SiteMetaKeywords: oneLine(fields.SiteMetaKeywords),
  // as the server does, so that the field shows what holds
  SiteBodyWidth: Math.max(bodyWidthLimits.least, Number(fields.SiteBodyWidth.trim())),
  SiteLanguage: canonicalLanguage(fields.SiteLanguage) ?? fields.SiteLanguage,
  SiteTimeZone: knownTimeZone(fields.SiteTimeZone) ?? fields.SiteTimeZone.trim(),
  TrashDays: Number(fields.TrashDays.trim()),
  AdminEmail: fields.AdminEmail.trim(),
  NotifyEmail: fields.NotifyEmail.trim(),
  CaptchaSiteKey: fields.CaptchaSiteKey.trim(),
  CaptchaSecretKey: fields.CaptchaSecretKey.trim(),
  GoogleMapsKey: fields.GoogleMapsKey.trim(),
})

/** Text without line breaks and tabs, which may come with what is pasted and which the server refuses. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** How the server would send them back. */
export const storedFields = (settings: SiteSettingsObject): SettingFields =>
  fieldsOf({ ...settings, CaptchaSecretKey: settings.CaptchaSecretKey === '' ? '' : maskedSecret })

export function isChanged(fields: SettingFields, stored: SettingFields): boolean {
  return (Object.keys(stored) as (keyof SettingFields)[]).some((key) => fields[key] !== stored[key])
}
