import { Type, type Static } from 'typebox'
import { maxFoundHeadings, maxListLength, maxPageTitle, maxSearchLength } from '../limits.ts'
import { EpochSeconds, Id, maxInteger } from './basics.ts'
import { listInput, Paged } from './paged.ts'

/** A sketch of a kind's pages: paths (`d` of SVG) in a box of 96 × 64, each drawn in a colour of the theme. */
export const KindPicture = Type.Object({
  /** Filled areas in the background, such as a sheet or a picture. */
  area: Type.Optional(Type.String()),
  /** Lines, such as those of a text. */
  lines: Type.Optional(Type.String()),
  /** Filled, in the accent colour: what is typical of the kind. */
  accent: Type.Optional(Type.String()),
})
export type KindPicture = Static<typeof KindPicture>

/** A kind of page that can be created. */
export const PageType = Type.Object({
  id: Id,
  title: Type.String(),
  detail: Type.String(),
  renderer: Type.String(),
  /** Absent for a kind that brings none. */
  picture: Type.Optional(KindPicture),
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

/** How a page stands with the public, for those who edit it; times are seconds since 1970, null for none. */
export const PageStatus = Type.Object({
  id: Id,
  /** The browser title. */
  name: Type.String(),
  /** The shortcut without a leading `/`, or ''. */
  url: Type.String(),
  published: Type.Boolean(),
  pub_start: Type.Union([EpochSeconds, Type.Null()]),
  pub_end: Type.Union([EpochSeconds, Type.Null()]),
  /** Names of the roles that it is restricted to; none: everyone may see it. */
  roles: Type.Array(Type.String()),
  /** An item of the main menu leads to it. */
  inMenu: Type.Boolean(),
  /** There is a draft, which visitors do not see. */
  draft: Type.Boolean(),
  /** Who saved the draft; '' where that account is gone, absent without a draft. */
  draftBy: Type.Optional(Type.String()),
  /** When; absent without a draft. */
  draftSaved: Type.Optional(EpochSeconds),
  /** What is published was saved after the draft; absent without a draft. */
  draftIsOlder: Type.Optional(Type.Boolean()),
  /** The caller may publish it. */
  mayPublish: Type.Boolean(),
})
export type PageStatus = Static<typeof PageStatus>

/** All pages, for the Page Manager. */
export const PageList = Type.Array(Page)

/** What pages can be looked for by. */
export const pageStates = [
  'published',
  'unpublished',
  'scheduled',
  'ended',
  'restricted',
  'menu',
  'outside-menu',
  'draft',
] as const
/** One of the `pageStates`. */
export type PageState = (typeof pageStates)[number]

/** A page as the Page Manager lists it, with how it stands. */
export const ListedPage = Type.Object({
  ...Page.properties,
  /** The titles of the roles that it is kept for; none: everyone. */
  roles: Type.Array(Type.String()),
  /** True if an item of the main menu leads to it. */
  menu: Type.Boolean(),
  /** True if it has a draft, which visitors do not see. */
  draft: Type.Boolean(),
  /** True for the page that the site's own address leads to. */
  start: Type.Optional(Type.Literal(true)),
  /** The permission to write it in its editor; absent where its kind is not installed, or has no content to be written. */
  editor: Type.Optional(Type.String()),
})
export type ListedPage = Static<typeof ListedPage>

/** What narrows a list of pages down. */
const pageFilters = {
  /** Only pages of these kinds, by their renderers, separated by commas. */
  renderers: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
  state: Type.Optional(Type.Unsafe<PageState>(Type.Union(pageStates.map((state) => Type.Literal(state))))),
}

/** Which pages to list: those with the words in title or shortcut, or in their texts; the columns of the table sort. */
export const PagedPagesInput = listInput(['name', 'url', 'detail'], {
  ...pageFilters,
  /** All but this page. */
  except: Type.Optional(Id),
  /** 1: only pages that no item of the menu leads to. @default 0 */
  outside: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})
export type PagedPagesInput = Static<typeof PagedPagesInput>

/** Some of the pages. */
export const PagedPages = Paged(ListedPage)

/** Which pages of the menu to list; found as in the list of pages. */
export const PagesByMenuInput = Type.Object({
  q: Type.Optional(Type.String({ maxLength: maxSearchLength })),
  ...pageFilters,
})
export type PagesByMenuInput = Static<typeof PagesByMenuInput>

/** An item of the menu with its page. */
export const PageInMenu = Type.Object({
  /** The menu item's. */
  id: Id,
  label: Type.String(),
  /** How many items it is below; 0 for a root. */
  level: Type.Integer({ minimum: 0 }),
  /** The label of the item above it, or ''. */
  above: Type.String(),
  /** Null where it leads to no page, or to one that was not looked for: then it is there for what is below it. */
  page: Type.Union([ListedPage, Type.Null()]),
  /** True if it leads nowhere. */
  heading: Type.Boolean(),
  /** Where it leads off the site; absent for all others. */
  address: Type.Optional(Type.String()),
})
export type PageInMenu = Static<typeof PageInMenu>

/** The menu from top to bottom, each item before those below it. */
export const PagesByMenu = Type.Array(PageInMenu)

/** Which pages to choose from: those with the words in title or shortcut. */
export const PageChoicesInput = listInput(['name'], {
  /** Only these pages, by their ids, separated by commas. */
  ids: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9})*$', maxLength: 2000 })),
})
export type PageChoicesInput = Static<typeof PageChoicesInput>

/** A page to choose. */
export const ChoicePage = Type.Object({
  ...Page.properties,
  /** The titles of the roles that it is kept for; none: everyone. */
  roles: Type.Array(Type.String()),
})
export type ChoicePage = Static<typeof ChoicePage>

/** Some of the pages to choose from. */
export const PageChoices = Paged(ChoicePage)

const headingFields = {
  /** The id that it has on the page, without `#`. */
  anchor: Type.String(),
  /** 1 to 6. */
  level: Type.Integer({ minimum: 1, maximum: 6 }),
  words: Type.String(),
}

/** A heading of a page, as published. */
export const PageHeading = Type.Object(headingFields)
export type PageHeading = Static<typeof PageHeading>

/** Those of one page, in their order. */
export const PageHeadings = Type.Array(PageHeading)

/** A heading that was found by its words. */
export const FoundHeading = Type.Object({
  page: Type.Object({ id: Id, title: Type.String(), address: Type.String() }),
  ...headingFields,
})
export type FoundHeading = Static<typeof FoundHeading>

/** Those of the first pages that were found. */
export const FoundHeadings = Type.Array(FoundHeading, { maxItems: maxFoundHeadings })

/** A link in what is published of a page that leads to nothing of the site, or a file in it that its readers do not see. */
export const BrokenLink = Type.Object({
  /** The page that it is on. */
  page: Type.Object({ id: Id, name: Type.String(), url: Type.String(), renderer: Type.String() }),
  /** What people read, or the name of the file that is not seen; '' for a picture, or a name that is not to be told. */
  text: Type.String(),
  /** As it was written. */
  address: Type.String(),
  /**
   * There is no such page or no such file, visitors do not see the page, or it has no such heading any more; or the file is
   * in somebody's Personal folder, or for fewer people than the page.
   */
  why: Type.Union([
    Type.Literal('missing'),
    Type.Literal('file'),
    Type.Literal('unpublished'),
    Type.Literal('heading'),
    Type.Literal('personal'),
    Type.Literal('restricted'),
  ]),
})
export type BrokenLink = Static<typeof BrokenLink>

/** Those of some pages. */
export const BrokenLinks = Type.Object({
  items: Type.Array(BrokenLink),
  /** After which page to go on; null where all were looked at. */
  next: Type.Union([Id, Type.Null()]),
  /** How many pages were looked at. */
  looked: Type.Integer({ minimum: 0 }),
})
export type BrokenLinks = Static<typeof BrokenLinks>

const Title = Type.String({ maxLength: maxPageTitle })
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

/** Pages to be shown to visitors, or no longer; their dates stay as they are. */
export const PagesPublishing = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: maxListLength }),
  published: Type.Boolean(),
})

/** Pages to be kept for roles; no role: they are everybody's. */
export const PagesRestriction = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: maxListLength }),
  /** The roles. */
  permissions: Type.Array(Id, { maxItems: 20_000 }),
})

/** What became of several pages. */
export const PagesChanged = Type.Object({
  /** Those that were not there any more; absent if all were. */
  gone: Type.Optional(Type.Array(Id)),
})
export type PagesChanged = Static<typeof PagesChanged>

/** A shortcut that a page may be given. */
export const ShortcutQuestion = Type.Object({
  url: Shortcut,
  /** The page that may have it already. */
  except: Type.Optional(Id),
})

/** Whether a shortcut can be had. */
export const ShortcutAnswer = Type.Object({
  /** What is wrong with it: it cannot be an address, or another page has it. */
  problem: Type.Union([Type.Literal('form'), Type.Literal('taken'), Type.Null()]),
  /** The nearest one that is free; '' where there is none. */
  free: Type.String(),
})
export type ShortcutAnswer = Static<typeof ShortcutAnswer>

/**
 * For the kinds that hold one text: element 0 the active content, element 1 the draft if the caller may edit and there
 * is one, element 2 the version to base a save on (only for editors). Other kinds answer an object of their own.
 */
export const PageContent = Type.Union([
  Type.Array(Type.Union([Type.String(), Type.Null(), Type.Integer()])),
  Type.Record(Type.String(), Type.Unknown()),
])
export type PageContent = Static<typeof PageContent>
