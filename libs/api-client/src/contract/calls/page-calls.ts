import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { maxSearchLength } from '../limits.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import {
  BrokenLinks,
  FoundHeadings,
  NewPage,
  PageChoices,
  PageChoicesInput,
  PageContent,
  PageHeadings,
  PagedPages,
  PagedPagesInput,
  PageList,
  PagesByMenu,
  PagesByMenuInput,
  PagesChanged,
  PagesPublishing,
  PagesRestriction,
  PageStatus,
  PageTypes,
  PageUpdate,
  ShortcutAnswer,
  ShortcutQuestion,
} from '../schemas/pages.ts'
import { newsOfList } from '../schemas/paged.ts'

const pageManager = ['core.admin', 'core.page-manager'] as const

const pageList = {
  summary: 'Pages, some at a time: searched, sorted and filtered, with how each stands',
  access: pageManager,
  input: PagedPagesInput,
  reply: PagedPages,
} as const

/** Pages, whatever their kind. Page kinds declare their own calls in their `contract.ts`. */
export const pageCalls = defineCalls({
  'POST public/page-hit.json.php': {
    summary: 'Counts one view of a page',
    access: 'anyone',
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET private/pagetype-get-list.json.php': {
    summary: 'The kinds of page that can be created',
    access: pageManager,
    reply: PageTypes,
  },
  'GET private/page-get-list.json.php': {
    summary: 'All pages',
    // the Menu Editor links to pages by their names
    access: [...pageManager, 'core.menu-manager'],
    reply: PageList,
  },
  'GET private/page-get-paged.json.php': pageList,
  'GET private/page-get-by-menu.json.php': {
    summary: 'The pages of the menu in their places, searched and filtered, with how each stands',
    access: pageManager,
    input: PagesByMenuInput,
    reply: PagesByMenu,
  },
  'GET private/page-list-news.php': newsOfList(
    pageList,
    'That the list of pages or their places in the menu have changed, every two seconds at most',
  ),
  'GET private/page-get-choices.json.php': {
    summary: 'Pages to choose from, some at a time: searched by title and shortcut',
    // the Menu Editor and the footer link to pages; their texts are not searched, as some are not for who edits those
    access: [...pageManager, 'core.menu-manager', 'core.look'],
    input: PageChoicesInput,
    reply: PageChoices,
  },
  'GET private/page-get-broken-links.json.php': {
    summary: 'Links in what is published that lead to nothing of the site, those of some pages at a time',
    access: pageManager,
    input: Type.Object({ after: Type.Optional(Id) }),
    reply: BrokenLinks,
  },
  'POST private/page-create.json.php': {
    summary: 'Creates an unpublished page, blank or with the published content of another',
    access: pageManager,
    input: NewPage,
    reply: Type.Object({ id: Id }),
  },
  'POST private/page-update.json.php': {
    summary: 'Changes title, shortcut and publishing of a page',
    access: pageManager,
    input: PageUpdate,
    reply: Nothing,
  },
  'POST private/page-publish-many.json.php': {
    summary: 'Publishes several pages, or takes them back; those that are gone are passed over',
    access: pageManager,
    input: PagesPublishing,
    reply: PagesChanged,
  },
  'POST private/page-restrict-many.json.php': {
    summary: 'Keeps several pages for the same roles, or lifts that; those that are gone are passed over',
    access: pageManager,
    input: PagesRestriction,
    reply: PagesChanged,
  },
  'GET private/page-check-shortcut.json.php': {
    summary: 'Whether a page may have a shortcut, and the nearest one that is free',
    access: pageManager,
    input: ShortcutQuestion,
    reply: ShortcutAnswer,
  },
  'GET private/page-delete.json.php': {
    summary: 'Deletes a page with its content, draft and history',
    access: pageManager,
    changes: true,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET private/page-get-hit-count.json.php': {
    summary: 'Views of a page: total, then unique visitors',
    access: pageManager,
    input: Type.Object({ id: Id }),
    reply: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
  },
  'GET protected/page-get-status.json.php': {
    summary: 'How a page stands with the public, for its editors and page managers',
    access: 'logged-in',
    input: Type.Object({ id: Id }),
    reply: PageStatus,
  },
  'GET protected/page-get-title.json.php': {
    summary: 'The title of a page, for those who see it',
    access: 'anyone',
    input: Type.Object({ id: Id }),
    reply: Type.Object({ title: Type.String() }),
  },
  'GET protected/page-get-below.json.php': {
    summary: 'What stands at an address below a page, for those who see it',
    access: 'anyone',
    input: Type.Object({
      id: Id,
      /** What follows the address of the page, without a leading `/`. */
      below: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    reply: Type.Object({
      title: Type.String(),
      /** What the page's kind loads it from. */
      data: Type.Optional(Type.Unknown()),
    }),
  },
  'POST protected/page-discard-draft.json.php': {
    summary: 'Drops the draft of a page, for who may save one; 409 if somebody saved since `base`',
    access: 'logged-in',
    whenFull: true,
    input: Type.Object({
      id: Id,
      /** The version that the caller knows of; absent: whatever the draft is. */
      base: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    reply: Type.Object({ version: Type.Integer() }),
  },
  'GET protected/page-get-headings.json.php': {
    summary: 'The headings of a page as published, with the ids by which links lead to them',
    access: 'logged-in',
    input: Type.Object({ id: Id }),
    reply: PageHeadings,
  },
  'GET protected/page-find-headings.json.php': {
    summary: 'Headings by their words, of the first pages found that the caller may see',
    access: 'logged-in',
    input: Type.Object({ q: Type.String({ maxLength: maxSearchLength }) }),
    reply: FoundHeadings,
  },
  'GET protected/plugin/get-content.json.php': {
    summary: 'Content of a page: the active one, and to its editors the draft',
    access: 'anyone',
    input: Type.Object({ id: Id }),
    reply: PageContent,
  },
})
