import { Type, type Static } from 'typebox'
import { EpochSeconds, Id, maxInteger } from './basics.ts'

/** A kind of page that can be created. */
export const PageType = Type.Object({
  id: Id,
  title: Type.String(),
  detail: Type.String(),
  renderer: Type.String(),
})
export type PageType = Static<typeof PageType>

/** All kinds of page that can be created. */
export const PageTypes = Type.Array(PageType)

/** A page as the Page Manager lists it; times of publishing are seconds since 1970, null for none. */
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

/** All pages, for the Page Manager. */
export const PageList = Type.Array(Page)

const Title = Type.String({ maxLength: 200 })
/** What an editor types as a shortcut; the server decides what it accepts (Q5). */
const Shortcut = Type.String({ maxLength: 200 })

/** The page to be created. */
export const NewPage = Type.Object({
  /** The page type's id. */
  id: Id,
  detail: Title,
  url: Shortcut,
  /** The page whose published content is copied; 0 for a blank page. */
  cloneid: Type.Integer({ minimum: 0, maximum: maxInteger }),
})

/** The new title, shortcut and publishing of a page. */
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
export type PageContent = Static<typeof PageContent>
