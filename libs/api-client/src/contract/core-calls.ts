import { Type } from 'typebox'
import { defineCalls, type CallTypes } from './define.ts'
import {
  Account,
  AppSetup,
  Id,
  Links,
  Login,
  LoginReply,
  MenuItems,
  Nothing,
  PageContent,
  PageList,
  PageTypes,
  PageUpdate,
  PropertyKey,
  NewPage,
} from './schemas.ts'

const pageManager = ['core.admin', 'core.page-manager'] as const

/** The calls of the shell, the session and the pages. Page kinds declare their own in their `contract.ts`. */
export const coreCalls = defineCalls({
  'GET protected/app-setup.json.php': {
    summary: 'Routes, session, default page and background of the site, as this visitor may see them',
    access: 'anyone',
    reply: AppSetup,
  },
  'GET public/get-menu-items.json.php': {
    summary: 'The main menu, as this visitor may see it',
    access: 'anyone',
    reply: MenuItems,
  },
  'GET public/links-load.json.php': {
    summary: 'The link button bar: the list as JSON text, and the pictures of the icons that it names',
    access: 'anyone',
    reply: Links,
  },
  'GET protected/get-system-property.json.php': {
    summary: 'One public setting of the site: a list whose first item is the value',
    access: 'anyone',
    input: Type.Object({ k: PropertyKey }),
    reply: Type.Array(Type.Union([Type.String(), Type.Number()])),
  },
  'POST public/login.json.php': {
    summary: 'Starts a session, or lists the accounts to choose from; an empty answer means rejected',
    access: 'anyone',
    input: Login,
    reply: LoginReply,
  },
  'GET public/logout.json.php': {
    summary: 'Ends the session',
    access: 'anyone',
    changes: true,
    reply: Nothing,
  },
  'GET private/get-account.json.php': {
    summary: 'Whether a session exists and what it may do',
    access: 'anyone',
    reply: Account,
  },
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
    access: pageManager,
    reply: PageList,
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
  'GET private/page-delete.json.php': {
    summary: 'Deletes a page with its content, draft and history',
    access: pageManager,
    changes: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET private/page-get-hit-count.json.php': {
    summary: 'Views of a page: total, then unique visitors',
    access: pageManager,
    input: Type.Object({ id: Id }),
    reply: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
  },
  'GET protected/plugin/get-content.json.php': {
    summary: 'Content of a page: the active one, and to its editors the draft',
    access: 'anyone',
    input: Type.Object({ id: Id }),
    reply: PageContent,
  },
})

export type CoreCalls = CallTypes<typeof coreCalls>
