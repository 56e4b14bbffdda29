import { definePageKindServer, rememberRecent } from '@sitewright/page-kit/server'
import { contactFormCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { blankLayout } from '../model/form.ts'
import { writeLayout } from '../model/layout.ts'
import { cleanLayout } from './clean-layout.ts'
import { exportDocument } from './export.ts'
import { formHandlers } from './handlers.ts'
import { migrations } from './migrations.ts'
import { forEditors, forVisitors, textOf } from './read-content.ts'
import { keepUp } from './retention.ts'
import { verifyDocument } from './verify.ts'

const forEachEditor = rememberRecent(forEditors)
const forEachVisitor = rememberRecent(forVisitors)

/** The contact form on the server: its layout is JSON text, what visitors submit has tables of its own. */
export default definePageKindServer({
  manifest,
  blank: () => writeLayout(blankLayout()),
  clean: cleanLayout,
  text: textOf,
  forReader: (content, { permissions }) =>
    permissions.has(manifest.editor) ? forEachEditor(content) : forEachVisitor(content),
  migrations,
  calls: contactFormCalls,
  handlers: formHandlers,
  documents: (services) => [verifyDocument(services), exportDocument(services)],
  upkeep: keepUp,
})
