import { definePageKindServer, type Handlers, type PageKindServices, saveHandler } from '@sitewright/page-kit/server'
import { contactFormCalls } from '../contract.ts'
import { blankLayout } from '../form.ts'
import { manifest } from '../manifest.ts'
import { writeLayout } from '../model/layout.ts'
import { cleanLayout } from './clean-layout.ts'
import { exportDocument } from './export.ts'
import { migrations } from './migrations.ts'
import { preauthorizer } from './preauth.ts'
import { preauthorizations } from './preauthorizations.ts'
import { forPublishing, forReader, textOf } from './read-content.ts'
import { releaseDesk } from './releases.ts'
import { deleteExpired } from './retention.ts'
import { formSubmitter } from './submit.ts'
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

/** What answers the form's calls. */
function formHandlers(services: PageKindServices): Handlers<typeof contactFormCalls> {
  const desk = releaseDesk(services)
  const preauthorized = preauthorizations(services)
  return {
    'POST protected/plugin/form/save-form.json.php': saveHandler(manifest, services),
    'GET protected/plugin/form/preauth.json.php': preauthorizer(services),
    'GET protected/plugin/form/preauth-list.json.php': ({ id }) => preauthorized.list(id),
    'POST protected/plugin/form/preauth-revoke.json.php': ({ id, preauth }) => preauthorized.revoke(id, preauth),
    'POST protected/plugin/form/submit-form.json.php': formSubmitter(services),
    'GET private/form-get-release-list.json.php': () => desk.list(),
    'GET private/form-get-submission.json.php': ({ id }) => desk.read(id),
    async 'GET private/form-submission-delete.json.php'({ id }) {
      await desk.remove(id)
      return {}
    },
  }
}
