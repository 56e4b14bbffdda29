import { definePageKindServer } from '@sitewright/page-kit/server'
import { contactFormCalls } from '../contract.ts'
import { blankLayout } from '../form.ts'
import { manifest } from '../manifest.ts'
import { writeLayout } from '../model/layout.ts'
import { cleanLayout } from './clean-layout.ts'
import { exportDocument } from './export.ts'
import { formHandlers } from './handlers.ts'
import { migrations } from './migrations.ts'
import { forPublishing, forReader, textOf } from './read-content.ts'
import { deleteExpired } from './retention.ts'
import { verifyDocument } from './verify.ts'

/** The contact form on the server: its layout is JSON text, what visitors submit has tables of its own. */
export default definePageKindServer({
  manifest,
  blank: () => writeLayout(blankLayout()),
  clean: cleanLayout,
  text: textOf,
  forPublishing,
  forReader,
  migrations,
  calls: contactFormCalls,
  handlers: formHandlers,
  documents: (services) => [verifyDocument(services), exportDocument(services)],
  maintenance: deleteExpired,
})
