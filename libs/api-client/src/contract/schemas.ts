import { Type, type Static } from 'typebox'

/** The largest whole number that PostgreSQL's `integer` holds. */
const largest = 2_147_483_647

/** A row's id. */
export const Id = Type.Integer({ minimum: 1, maximum: largest })

/** Seconds since 1970 in UTC; at most the end of the year 9999. */
export const EpochSeconds = Type.Integer({ minimum: 0, maximum: 253402300799 })

export const Nothing = Type.Object({})

export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])

/** The settings that every visitor may read, one at a time. */
export const PropertyKey = Type.Union([
  Type.Literal('SiteLogoLarge'),
  Type.Literal('SiteLogoSmall'),
  Type.Literal('SiteTitle'),
  Type.Literal('SiteFavicon'),
  Type.Literal('CaptchaSiteKey'),
  Type.Literal('SiteBodyWidth'),
  Type.Literal('GoogleMapsKey'),
])
export type PropertyKey = Static<typeof PropertyKey>

export const Route = Type.Object({
  /** The page's kind, such as `single-page`. */
  r: Type.String(),
  /** The link path without a leading `/`. */
  l: Type.String(),
  id: Id,
})
export type Route = Static<typeof Route>

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

export const Account = Type.Object({ auth: Flag, permissions: Type.Array(Type.String()) })
export type Account = Static<typeof Account>

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
      Children: Type.Array(Type.Ref('Item')),
    }),
    Items: Type.Array(Type.Ref('Item')),
  },
  'Items',
)
export interface MenuItem {
  idPage: number
  Label: string
  Renderer: string
  Icon: string
  Anchor: string
  Shortcut: string
  Children: MenuItem[]
}

/** The body of an SVG picture and the side length of its square view box. */
export const IconPicture = Type.Object({ body: Type.String(), width: Type.Number(), height: Type.Number() })
export type IconPicture = Static<typeof IconPicture>

export const Links = Type.Object({
  /** JSON text of a list of {@link LinkButton}. */
  config: Type.String(),
  /** The pictures of the icons named in the list and in the menu, by `set:name`. An unknown name has none. */
  icons: Type.Record(Type.String(), IconPicture),
})
export type Links = Static<typeof Links>

export const LinkButton = Type.Object({
  IconSet: Type.Union([Type.Literal('mat'), Type.Literal('fas'), Type.Literal('fab')]),
  Icon: Type.String({ maxLength: 64 }),
  Url: Type.String({ maxLength: 2000 }),
  Tooltip: Type.String({ maxLength: 200 }),
})
export type LinkButton = Static<typeof LinkButton>

export const Login = Type.Object({
  name: Type.String({ maxLength: 320 }),
  pass: Type.String({ maxLength: 1024 }),
  /** The account chosen from an earlier answer's list. */
  id: Type.Optional(Id),
})

export const LoginReply = Type.Object({
  permissions: Type.Optional(Type.Array(Type.String())),
  accounts: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
})
export type LoginReply = Static<typeof LoginReply>

export const PageType = Type.Object({
  id: Id,
  title: Type.String(),
  detail: Type.String(),
  renderer: Type.String(),
})
export type PageType = Static<typeof PageType>
export const PageTypes = Type.Array(PageType)

export const Page = Type.Object({
  id: Id,
  /** The browser title. */
  name: Type.String(),
  /** The shortcut without a leading `/`, or ''. */
  url: Type.String(),
  /** The page type's title. */
  detail: Type.String(),
  renderer: Type.String(),
  published: Type.Boolean(),
  pub_start: Type.Union([EpochSeconds, Type.Null()]),
  pub_end: Type.Union([EpochSeconds, Type.Null()]),
})
export type Page = Static<typeof Page>
export const PageList = Type.Array(Page)

const Title = Type.String({ maxLength: 200 })
/** What an editor types as a shortcut; the server decides what it accepts (Q5). */
const Shortcut = Type.String({ maxLength: 200 })

export const NewPage = Type.Object({
  /** The page type's id. */
  id: Id,
  detail: Title,
  url: Shortcut,
  /** The page whose published content is copied; 0 for a blank page. */
  cloneid: Type.Integer({ minimum: 0, maximum: largest }),
})

export const PageUpdate = Type.Object({
  id: Id,
  title: Title,
  url: Shortcut,
  published: Type.Boolean(),
  pub_start: Type.Union([EpochSeconds, Type.Null()]),
  pub_end: Type.Union([EpochSeconds, Type.Null()]),
})

/**
 * For the kinds that hold one text: element 0 the active content, element 1 the draft if the caller may edit and there
 * is one, element 2 the version to base a save on (only for editors). Other kinds answer an object of their own.
 */
export const PageContent = Type.Union([
  Type.Array(Type.Union([Type.String(), Type.Null(), Type.Integer()])),
  Type.Record(Type.String(), Type.Unknown()),
])
