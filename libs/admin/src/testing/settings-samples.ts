import type { SiteSettingsObject } from '@sitewright/api-client'

export const sampleSettings: SiteSettingsObject = {
  SiteTitle: 'Tararua Tramping Club',
  SiteMetaDescription: 'Tramps, huts and company in the hills around Wellington, every weekend of the year.',
  SiteMetaKeywords: 'tramping, huts, Tararua',
  SiteBodyWidth: 800,
  SiteLogoLarge: 101,
  SiteLogoSmall: 102,
  SiteFavicon: 103,
  SiteBackground: 104,
  AdminEmail: 'kim@example.org',
  NotifyEmail: 'noreply@example.org',
  CaptchaSiteKey: 'site-key',
  CaptchaSecretKey: '••••••••',
  GoogleMapsKey: 'maps-key',
  DefaultPage: 1,
  SiteLanguage: 'en-NZ',
  SiteTimeZone: '',
  TrashDays: 30,
}

/** As a site has them that nobody has set up yet. */
export const emptySettings: SiteSettingsObject = {
  SiteTitle: '',
  SiteMetaDescription: '',
  SiteMetaKeywords: '',
  SiteBodyWidth: 800,
  SiteLogoLarge: 0,
  SiteLogoSmall: 0,
  SiteFavicon: 0,
  SiteBackground: 0,
  AdminEmail: '',
  NotifyEmail: '',
  CaptchaSiteKey: '',
  CaptchaSecretKey: '',
  GoogleMapsKey: '',
  DefaultPage: 0,
  SiteLanguage: 'en-NZ',
  SiteTimeZone: '',
  TrashDays: 30,
}

/** Texts at the limits of their fields. */
export const awkwardSettings: SiteSettingsObject = {
  ...sampleSettings,
  SiteTitle: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim(),
  SiteMetaDescription: 'The complete guide to planning a tramp of several days through the central plateau. '.repeat(
    11,
  ),
  SiteMetaKeywords: 'tramping, '.repeat(99),
  AdminEmail: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`,
  CaptchaSiteKey: 'k'.repeat(200),
  CaptchaSecretKey: '',
  DefaultPage: 77,
}
