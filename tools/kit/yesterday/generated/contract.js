import { defineCalls, Id } from '@sitewright/api-client/contract'
import { saveCall } from '@sitewright/page-kit/server'
import { Type } from 'typebox'
import { sampleKindContent } from './content.js'
import { manifest } from './manifest.js'
/** How many said thank you, and whether the person who asks is one of them. */
const Thanks = Type.Object({
  count: Type.Integer(),
  mine: Type.Boolean(),
})
/** The calls that this kind adds, under `/api/1/`. */
export const sampleKindCalls = defineCalls({
  /** The content is the JSON text of a SampleKindContent. */
  'POST protected/plugin/sample-kind/save-page.json.php': saveCall(manifest, {
    summary: 'Publishes the content of a page of the kind sample-kind, or stores it as a draft',
    maxCharacters: sampleKindContent.maxCharacters,
  }),
  'GET protected/plugin/sample-kind/get-thanks.json.php': {
    summary: 'Says how many readers said thank you for a page of the kind sample-kind',
    access: 'logged-in',
    about: 'page',
    input: Type.Object({ id: Id }),
    reply: Thanks,
  },
  'POST protected/plugin/sample-kind/say-thanks.json.php': {
    summary: 'Says thank you for a page of the kind sample-kind; a second time changes nothing',
    access: 'logged-in',
    about: 'page',
    input: Type.Object({ id: Id }),
    reply: Thanks,
  },
})
