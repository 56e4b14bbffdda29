import { defineCalls, type CallTypes } from '@sitewright/api-client/contract'
import { saveCall } from '@sitewright/page-kit/server'
import { manifest } from './manifest.ts'
import { maxCharacters } from './model/limits.ts'

/** The content is JSON text of the layout: `{ sections: [...] }`. */
export const sectionedPageCalls = defineCalls({
  'POST protected/plugin/sectioned-page/save-page.json.php': saveCall(manifest, {
    summary: 'Publishes the sections of a sectioned page, or stores them as a draft',
    maxCharacters,
  }),
})

export type SectionedPageCalls = CallTypes<typeof sectionedPageCalls>
