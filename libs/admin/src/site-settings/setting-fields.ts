import { maskedSecret, type SiteSettingsObject } from '@sitewright/api-client'

/** The settings as the form holds them: the width is the text that was typed. */
export type SettingFields = Omit<SiteSettingsObject, 'SiteBodyWidth'> & { SiteBodyWidth: string }

export const fieldsOf = (settings: SiteSettingsObject): SettingFields => ({
  ...settings,
  SiteBodyWidth: String(settings.SiteBodyWidth),
})

/** What is sent to be stored. @param fields - without problems. */
export const settingsOf = (fields: SettingFields): SiteSettingsObject => ({
  ...fields,
  SiteTitle: oneLine(fields.SiteTitle),
  SiteMetaDescription: oneLine(fields.SiteMetaDescription),
  SiteMetaKeywords: oneLine(fields.SiteMetaKeywords),
  SiteBodyWidth: Number(fields.SiteBodyWidth.trim()),
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
