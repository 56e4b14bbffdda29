import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import { PagedHistory, PagedHistoryInput, PageHistory, RevisionText } from '../schemas/history.ts'

const pageManager = ['core.admin', 'core.page-manager'] as const

/** What a page was before. */
export const historyCalls = defineCalls({
  'GET private/page-get-history.json.php': {
    summary: 'Who published what of a page when, the newest first',
    access: pageManager,
    input: Type.Object({ id: Id }),
    reply: PageHistory,
  },
  'GET private/page-get-history-paged.json.php': {
    summary: 'Who published what of a page when, the newest first, some versions at a time',
    access: pageManager,
    input: PagedHistoryInput,
    reply: PagedHistory,
  },
  'GET private/page-get-revision.json.php': {
    summary: 'The readable words of a published version of a page',
    access: pageManager,
    input: Type.Object({ id: Id }),
    reply: RevisionText,
  },
  'POST private/page-restore.json.php': {
    summary: 'Makes a published version the draft of its page; 409 if there is a draft that may not be replaced',
    access: pageManager,
    input: Type.Object({
      /** The version's. */
      id: Id,
      /** True if a draft that is there may be lost. */
      replaceDraft: Type.Boolean(),
    }),
    reply: Nothing,
  },
  'POST private/page-replace.json.php': {
    summary: 'Publishes the content of another page of the same kind as that of this page',
    access: pageManager,
    input: Type.Object({ id: Id, sourceid: Id }),
    reply: Nothing,
  },
})
