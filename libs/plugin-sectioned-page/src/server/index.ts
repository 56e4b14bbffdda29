import { definePageKindServer } from '@sitewright/page-kit/server'
import { sectionedPageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { writeLayout } from '../model/layout.ts'
import { sectionRules } from '../section-types/rules.ts'
import { cleanLayout } from './clean-layout.ts'
import { completeSizes } from './complete-sizes.ts'
import { forReader } from './for-reader.ts'
import { pageHandlers } from './handlers.ts'
import { migrations } from './migrations.ts'
import { picture } from './picture.ts'
import { filesOf, headingsIn, picturesOf, sources, textOf } from './read-content.ts'
import { templatesHolding } from './templates.ts'

/** The sectioned page on the server: JSON text of its sections, cleaned when it is stored and again when it is read. */
export default definePageKindServer({
  ...{ manifest, picture, migrations, sources, forReader },
  blank: () => writeLayout({ sections: [] }),
  clean: cleanLayout,
  text: textOf,
  headings: headingsIn,
  files: filesOf,
  pictures: picturesOf,
  otherContents: templatesHolding,
  complete: completeSizes,
  extensionPoints: [sectionRules],
  calls: sectionedPageCalls,
  handlers: pageHandlers,
})
