import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import { NewPage, PageContent, PageList, PageTypes, PageUpdate } from '../schemas/pages.ts'

const pageManager = ['core.admin', 'core.page-manager'] as const

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
  'GET protected/plugin/get-content.json.php': {
    summary: 'Content of a page: the active one, and to its editors the draft',
    access: 'anyone',
    input: Type.Object({ id: Id }),
    reply: PageContent,
  },
})
