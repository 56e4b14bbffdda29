import { Type, type Static } from 'typebox'
import { Flag, Id } from './basics.ts'

/** The settings that every visitor may read, one at a time. */
export const PropertyKey = Type.Union([
  Type.Literal('SiteLogoLarge'),
  Type.Literal('SiteLogoSmall'),
  Type.Literal('SiteTitle'),
  Type.Literal('SiteFavicon'),
  Type.Literal('CaptchaSiteKey'),
  Type.Literal('SiteBodyWidth'),
  Type.Literal('SiteLanguage'),
  Type.Literal('SiteTimeZone'),
  Type.Literal('GoogleMapsKey'),
  Type.Literal('MapTiles'),
  Type.Literal('TrashDays'),
])
export type PropertyKey = Static<typeof PropertyKey>

/** The address of one page and the kind that shows it. */
export const Route = Type.Object({
  /** The page's kind, such as `single-page`. */
  r: Type.String(),
  /** The link path without a leading `/`. */
  l: Type.String(),
  id: Id,
})
export type Route = Static<typeof Route>

/** What the site needs to start: its routes, session, default page and background. */
export const AppSetup = Type.Object({
  routes: Type.Array(Route),
  auth: Flag,
  permissions: Type.Array(Type.String()),
  /** Link path of the default page without a leading `/`, or '' when this visitor may see none. */
  dp: Type.String(),
  /** File id of the background image; 0 for none. */
  bi: Type.Integer({ minimum: 0 }),
})
export type AppSetup = Static<typeof AppSetup>

/** The main menu as a recursive schema. */
export const MenuItems = Type.Cyclic(
  {
    Item: Type.Object({
      /** 0 for an item that leads to no page. */
      idPage: Type.Integer({ minimum: 0 }),
      Label: Type.String(),
      Renderer: Type.String(),
      /** A name of the material icon set, or ''. */
      Icon: Type.String(),
      Anchor: Type.String(),
      /** The page's shortcut with a leading `/`, or ''. */
      Shortcut: Type.String(),
      /** Where an item leads that leads off the site; absent for all others. */
      Address: Type.Optional(Type.String()),
      Children: Type.Array(Type.Ref('Item')),
    }),
    Items: Type.Array(Type.Ref('Item')),
  },
  'Items',
)

/** An item of the main menu as this visitor may see it, with its children. */
export interface MenuItem {
  idPage: number
  Label: string
  Renderer: string
  Icon: string
  Anchor: string
  Shortcut: string
  /** Where an item leads that leads off the site; absent for all others. */
  Address?: string
  Children: MenuItem[]
}

/** The body of an SVG picture and the side length of its square view box. */
export const IconPicture = Type.Object({ body: Type.String(), width: Type.Number(), height: Type.Number() })
export type IconPicture = Static<typeof IconPicture>

/** The link button bar, and the pictures of its icons. */
export const Links = Type.Object({
  /** JSON text of a list of {@link LinkButton}. */
  config: Type.String(),
  /** The pictures of the icons named in the list and in the menu, by `set:name`. An unknown name has none. */
  icons: Type.Record(Type.String(), IconPicture),
})
export type Links = Static<typeof Links>

/** One button of the link bar: an icon that opens an address in a new tab. */
export const LinkButton = Type.Object({
  IconSet: Type.Union([Type.Literal('mat'), Type.Literal('fas'), Type.Literal('fab')]),
  Icon: Type.String({ maxLength: 64 }),
  Url: Type.String({ maxLength: 2000 }),
  Tooltip: Type.String({ maxLength: 200 }),
})
export type LinkButton = Static<typeof LinkButton>
