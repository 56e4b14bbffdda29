import { type Handlers, type PageKindServices, saveHandler } from '@sitewright/page-kit/server'
import type { contactFormCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { inboxService } from './inbox.ts'
import { placesTeller } from './places.ts'
import { preauthorizer } from './preauth.ts'
import { preauthorizations } from './preauthorizations.ts'
import { releaseService } from './releases.ts'
import { submissionList } from './submission-news.ts'
import { formSubmitter } from './submit.ts'
import { fileReceiver } from './uploads.ts'

/** What answers the form's calls. */
export function formHandlers(services: PageKindServices): Handlers<typeof contactFormCalls> {
  const desk = releaseService(services)
  const inbox = inboxService(services)
  const preauthorized = preauthorizations(services)
  return {
    'POST protected/plugin/form/save-form.json.php': saveHandler(manifest, services),
    'GET protected/plugin/form/preauth.json.php': preauthorizer(services),
    'GET protected/plugin/form/preauth-list.json.php': ({ id }) => preauthorized.list(id),
    'POST protected/plugin/form/preauth-revoke.json.php': (input, { who }) => preauthorized.revoke(input, who),
    'POST protected/plugin/form/submit-form.json.php': formSubmitter(services),
    'POST protected/plugin/form/upload-file.json.php': fileReceiver(services),
    'GET protected/plugin/form/places.json.php': placesTeller(services),
    'GET private/form-get-release-list.json.php': () => desk.list(),
    'GET private/form-get-release-paged.json.php': (input) => desk.listPaged(input),
    'GET private/form-get-submission.json.php': ({ id }) => desk.read(id),
    'GET private/form-inbox-paged.json.php': (input) => inbox.list(input),
    'GET private/form-submission-news.php': (_, { who }) => services.changes.follow(submissionList, who),
    'GET private/form-inbox-forms.json.php': () => inbox.forms(),
    'GET private/form-inbox-new.json.php': () => inbox.new(),
    'GET private/form-inbox-message.json.php': ({ id }) => inbox.read(id),
    async 'POST private/form-inbox-mark.json.php'(input) {
      await inbox.mark(input)
      return {}
    },
    async 'POST private/form-inbox-note.json.php'(input) {
      await inbox.note(input)
      return {}
    },
    async 'GET private/form-submission-delete.json.php'({ id }, { who }) {
      await desk.remove(id, who)
      return {}
    },
  }
}
