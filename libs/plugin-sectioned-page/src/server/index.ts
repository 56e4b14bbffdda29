import { definePageKindServer, cacheRecent, saveHandler } from '@sitewright/page-kit/server'
import { sectionedPageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { writeLayout } from '../model/layout.ts'
import { cleanLayout } from './clean-layout.ts'
import { allSources } from '../section-types/rules.ts'
import { filesOf, forEditors, forVisitors, sourcesOf, textOf } from './read-content.ts'

const forEachEditor = cacheRecent(forEditors)
const forEachVisitor = cacheRecent(forVisitors)

/** The sectioned page on the server: JSON text of its sections, cleaned when it is stored and again when it is read. */
export default definePageKindServer({
  manifest,
  blank: () => writeLayout({ sections: [] }),
  clean: cleanLayout,
  text: textOf,
  files: filesOf,
  sources: { all: allSources, of: sourcesOf },
  forReader: (content, { permissions }) =>
    permissions.has(manifest.editor) ? forEachEditor(content) : forEachVisitor(content),
  calls: sectionedPageCalls,
  handlers: (services) => ({
    'POST protected/plugin/sectioned-page/save-page.json.php': saveHandler(manifest, services),
  }),
})
