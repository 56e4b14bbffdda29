import { defineMessages } from '@sitewright/messages'

/** What the screens call the settings. */
const labels = defineMessages('server/setting-labels', {
  SiteTitle: 'Browser site title',
  SiteMetaDescription: 'Meta description',
  SiteMetaKeywords: 'Meta keywords',
  SiteBodyWidth: 'Max page width',
  SiteLogoLarge: 'Site logo large',
  SiteLogoSmall: 'Site logo small',
  SiteFavicon: 'Favicon',
  SiteBackground: 'Page background',
  AdminEmail: 'Admin email address',
  NotifyEmail: 'Notification email reply address',
  CaptchaSiteKey: 'Human-check site key',
  CaptchaSecretKey: 'Human-check secret key',
  GoogleMapsKey: 'Maps API key',
  DefaultPage: 'Default page',
  SiteLanguage: 'Language',
  SiteTimeZone: 'Time zone',
})

const isLabelled = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name)

/** The settings that have a label. */
export const labelledSettings: readonly string[] = Object.keys(labels)

/** What people call a setting; its own name where it has no label. */
export function settingLabel(name: string): string {
  return isLabelled(name) ? labels[name]() : name
}
