import { bodyWidthLimits, canonicalLanguage, maxTrashDays } from '@sitewright/api-client'
import { knownTimeZone } from '@sitewright/messages'
import type { SettingFields } from './setting-fields.ts'
import { texts } from './messages.ts'

/** What is in the way of saving, by field. */
export type SettingErrors = Partial<
  Record<'SiteLanguage' | 'SiteTimeZone' | 'SiteBodyWidth' | 'AdminEmail' | 'NotifyEmail' | 'TrashDays', string>
>

const { least, most } = bodyWidthLimits

export const widthRule = (): string => texts.widthHint({ most, least })

/** Exactly one address, as the server takes it; whether it exists only an email can tell. */
const oneAddress =
  /^(?!\.)(?!.*\.\.)[^\s\p{C}"(),:;<>@[\]\\]{1,64}(?<!\.)@(?:localhost|[\p{L}\p{M}\p{N}.-]+\.\p{L}[\p{L}\p{M}\p{N}-]*)$/iu

export function settingErrors(fields: SettingFields): SettingErrors {
  const width = fields.SiteBodyWidth.trim()
  const wide = /^\d{1,5}$/.test(width) && Number(width) <= most
  return {
    ...(canonicalLanguage(fields.SiteLanguage) === undefined && { SiteLanguage: texts.languageRule() }),
    ...(!isZone(fields.SiteTimeZone) && { SiteTimeZone: texts.timeZoneRule() }),
    ...(!wide && { SiteBodyWidth: texts.numberRule({ most }) }),
    ...(!isAddress(fields.AdminEmail) && { AdminEmail: texts.addressRule() }),
    ...(!isAddress(fields.NotifyEmail) && { NotifyEmail: texts.addressRule() }),
    ...(!isDays(fields.TrashDays.trim()) && { TrashDays: texts.numberRule({ most: maxTrashDays }) }),
  }
}

const isDays = (text: string) => /^\d{1,4}$/.test(text) && Number(text) <= maxTrashDays

const isZone = (text: string) => text.trim() === '' || knownTimeZone(text) !== undefined

const isAddress = (text: string) => text.trim() === '' || oneAddress.test(text.trim())

/** Said beside the keys of the human check, which works only with both. */
export function keyHint({ CaptchaSiteKey, CaptchaSecretKey }: SettingFields): string | undefined {
  const [site, secret] = [CaptchaSiteKey.trim() !== '', CaptchaSecretKey.trim() !== '']
  if (site === secret) return undefined
  return site ? texts.fillSecretKey() : texts.fillSiteKey()
}
