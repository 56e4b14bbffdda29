import { bodyWidthLimits, canonicalLanguage, maxTrashDays } from '@sitewright/api-client'
import type { SettingFields } from './setting-fields.ts'

/** What is in the way of saving, by field. */
export type SettingErrors = Partial<
  Record<'SiteLanguage' | 'SiteBodyWidth' | 'AdminEmail' | 'NotifyEmail' | 'TrashDays', string>
>

const { least, most } = bodyWidthLimits

export const widthRule = `A whole number up to ${most}. One under ${least} is raised to ${least}.`

/** Exactly one address, as the server takes it; whether it exists only an email can tell. */
const oneAddress =
  /^(?!\.)(?!.*\.\.)[^\s\p{C}"(),:;<>@[\]\\]{1,64}(?<!\.)@(?:localhost|[\p{L}\p{M}\p{N}.-]+\.\p{L}[\p{L}\p{M}\p{N}-]*)$/iu

export function settingErrors(fields: SettingFields): SettingErrors {
  const width = fields.SiteBodyWidth.trim()
  const wide = /^\d{1,5}$/.test(width) && Number(width) <= most
  return {
    ...(canonicalLanguage(fields.SiteLanguage) === undefined && { SiteLanguage: languageRule }),
    ...(!wide && { SiteBodyWidth: `Enter a whole number up to ${most}` }),
    ...(!isAddress(fields.AdminEmail) && { AdminEmail: addressRule }),
    ...(!isAddress(fields.NotifyEmail) && { NotifyEmail: addressRule }),
    ...(!isDays(fields.TrashDays.trim()) && { TrashDays: `Enter a whole number up to ${maxTrashDays}` }),
  }
}

const isDays = (text: string) => /^\d{1,4}$/.test(text) && Number(text) <= maxTrashDays

const languageRule = 'Enter a language tag, such as en-NZ, de or mi'

const addressRule = 'Enter one email address, such as name@example.org, or nothing'

const isAddress = (text: string) => text.trim() === '' || oneAddress.test(text.trim())

/** Said beside the keys of the human check, which works only with both. */
export function keyHint({ CaptchaSiteKey, CaptchaSecretKey }: SettingFields): string | undefined {
  const [site, secret] = [CaptchaSiteKey.trim() !== '', CaptchaSecretKey.trim() !== '']
  if (site === secret) return undefined
  return site
    ? 'Fill in the secret key too: with the site key alone every visitor is refused.'
    : 'Fill in the site key too: the secret key alone is not used.'
}
