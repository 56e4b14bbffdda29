import { texts } from './messages.ts'
import type { SettingFields } from './setting-fields.ts'
import { siteImages } from './site-images.ts'

/** What the screen calls each setting, in its own order, as messages. */
export const settingLabels = {
  SiteTitle: texts.siteTitle,
  SiteMetaDescription: texts.description,
  SiteMetaKeywords: texts.keywords,
  SiteLanguage: texts.language,
  SiteTimeZone: texts.timeZone,
  DefaultPage: texts.defaultPage,
  SiteBodyWidth: texts.width,
  ...(Object.fromEntries(siteImages.map(({ key, label }) => [key, label])) as Record<SiteImage, () => string>),
  AdminEmail: texts.adminEmail,
  NotifyEmail: texts.notifyEmail,
  CaptchaSiteKey: texts.siteKey,
  CaptchaSecretKey: texts.secretKey,
  GoogleMapsKey: texts.mapsKey,
  TrashDays: texts.trashDays,
} as const satisfies Readonly<Record<keyof SettingFields, () => string>>

type SiteImage = (typeof siteImages)[number]['key']
