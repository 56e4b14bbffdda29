import type { SettingFields } from './setting-fields.ts'
import { siteImages } from './site-images.ts'

/** What the screen calls each setting, in its own order. */
export const settingLabels = {
  SiteTitle: 'Browser site title',
  SiteMetaDescription: 'Meta description',
  SiteMetaKeywords: 'Meta keywords',
  SiteLanguage: 'Language',
  DefaultPage: 'Default page',
  SiteBodyWidth: 'Max page width (px)',
  ...(Object.fromEntries(siteImages.map(({ key, label }) => [key, label])) as Record<SiteImage, string>),
  AdminEmail: 'Admin email address',
  NotifyEmail: 'Notification email reply address',
  CaptchaSiteKey: 'Human-check site key',
  CaptchaSecretKey: 'Human-check secret key',
  GoogleMapsKey: 'Maps API key',
  TrashDays: 'Days in the trash',
} as const satisfies Readonly<Record<keyof SettingFields, string>>

type SiteImage = (typeof siteImages)[number]['key']
