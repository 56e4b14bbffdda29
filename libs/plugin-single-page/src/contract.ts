import { defineCalls, type CallTypes } from '@sitewright/api-client/contract'
import { saveCall } from '@sitewright/page-kit/server'
import { manifest } from './manifest.ts'
import { texts as done } from './audit-messages.ts'

/** Characters of a page's HTML. */
export const maxCharacters = 1_048_576

export const singlePageCalls = defineCalls({
  'POST protected/plugin/single-page/save-page.json.php': saveCall(manifest, {
    summary: 'Publishes the text of a single page, or stores it as a draft',
    done: { draft: done.draft, published: done.published, saved: done.saved },
    maxCharacters,
  }),
})

export type SinglePageCalls = CallTypes<typeof singlePageCalls>
