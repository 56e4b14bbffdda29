import { type Handlers, type PageKindServices, saveHandler } from '@sitewright/page-kit/server'
import type { contactFormCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { preauthorizer } from './preauth.ts'
import { preauthorizations } from './preauthorizations.ts'
import { releaseService } from './releases.ts'
import { formSubmitter } from './submit.ts'

/** What answers the form's calls. */
export function formHandlers(services: PageKindServices): Handlers<typeof contactFormCalls> {
  const desk = releaseService(services)
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
