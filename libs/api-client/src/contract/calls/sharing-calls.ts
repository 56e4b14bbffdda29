import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import { PageSharing, PageSharingInput } from '../schemas/sharing.ts'

const pageManager = ['core.admin', 'core.page-manager'] as const

/** What search engines and shared links show of a page. */
export const sharingCalls = defineCalls({
  'GET private/page-get-sharing.json.php': {
    summary: 'The description and the picture that search engines and shared links show of a page',
    access: pageManager,
    input: Type.Object({ id: Id }),
    reply: PageSharing,
  },
  'POST private/page-set-sharing.json.php': {
    summary: 'Changes the description and the picture that search engines and shared links show of a page',
    access: pageManager,
    input: PageSharingInput,
    reply: Nothing,
  },
})
