import { Type, type Static } from 'typebox'
import { bodyWidthLimits, maxLinks, maxTrashDays } from '../limits.ts'
import { maxInteger } from './basics.ts'
import { BaseVersion } from './documents.ts'
import { IconPicture, LinkButton } from './site.ts'

/** A file's id; 0 for none. */
const FileId = Type.Integer({ minimum: 0, maximum: maxInteger })

/** All settings of the site, as Site Settings reads and saves them. */
export const SiteSettingsObject = Type.Object({
  SiteTitle: Type.String({ maxLength: 200 }),
  SiteMetaDescription: Type.String({ maxLength: 1000 }),
  SiteMetaKeywords: Type.String({ maxLength: 1000 }),
  /** Px; one under 400 is raised to that. */
  SiteBodyWidth: Type.Integer({ maximum: bodyWidthLimits.most }),
  SiteLogoLarge: FileId,
  SiteLogoSmall: FileId,
  SiteFavicon: FileId,
  SiteBackground: FileId,
  AdminEmail: Type.String({ maxLength: 254 }),
  NotifyEmail: Type.String({ maxLength: 254 }),
  CaptchaSiteKey: Type.String({ maxLength: 200 }),
  /** '' while none is set, otherwise {@link maskedSecret}: the secret itself never leaves the server. */
  CaptchaSecretKey: Type.String({ maxLength: 200 }),
  GoogleMapsKey: Type.String({ maxLength: 200 }),
  /** A page's id; 0 for none. */
  DefaultPage: Type.Integer({ minimum: 0, maximum: maxInteger }),
  /** Of the site's texts, as a tag of BCP 47, such as `en-NZ`. Always in the answer; left out, it stays as it is. */
  SiteLanguage: Type.Optional(Type.String({ maxLength: 35 })),
  /** Whose clock is shown and read, by its name at IANA, such as `Pacific/Auckland`; '' for that of each device. Always in the answer; left out, it stays as it is. */
  SiteTimeZone: Type.Optional(Type.String({ maxLength: 64 })),
  /** Days that deleted things can be brought back; 0 for not at all. Always in the answer; left out, it stays as it is. */
  TrashDays: Type.Optional(Type.Integer({ minimum: 0, maximum: maxTrashDays })),
})
export type SiteSettingsObject = Static<typeof SiteSettingsObject>

/** All settings to be saved. */
export const SettingsChange = Type.Object({ ...SiteSettingsObject.properties, base: BaseVersion })
export type SettingsChange = Static<typeof SettingsChange>

/** The whole link button bar. */
export const LinkList = Type.Array(LinkButton, { maxItems: maxLinks })

/** The link button bar to be saved, with the version that the editing began with where that is known. */
export const LinksChange = Type.Union([LinkList, Type.Object({ links: LinkList, base: BaseVersion })])
export type LinksChange = Static<typeof LinksChange>

/** A part of the name of the icons that are wanted. */
export const IconSearch = Type.Object({
  set: LinkButton.properties.IconSet,
  /** Part of a name; '' for the set's first icons. */
  q: Type.String({ maxLength: 64 }),
})

/** Up to 60 icons, the one of exactly this name first. */
export const FoundIcons = Type.Array(Type.Object({ name: Type.String(), picture: IconPicture }))
export type FoundIcons = Static<typeof FoundIcons>
