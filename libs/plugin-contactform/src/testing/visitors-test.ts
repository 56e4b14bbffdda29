import { humanToken, type KindServices, type VisitorsTest } from '@sitewright/page-kit/testing'
import { readLayout } from '../model/layout.ts'
import server from '../server/index.ts'
import { tablesOf } from '../server/tables.ts'
import { sampleActive, submitted } from './sample-forms.ts'
import { trash } from './trash-test.ts'

const context = {
  who: { permissions: new Set(['core.page-manager']), roles: [] },
  client: { address: '192.0.2.1', userAgent: 'test' },
}

/** Makes a call of the kind. */
async function call(services: KindServices, key: string, input: object): Promise<unknown> {
  const handlers = (server.handlers?.(services) ?? {}) as Record<
    string,
    (input: object, who: typeof context) => unknown
  >
  return handlers[key]?.(input, context)
}

/** Submits the form, once. */
async function submit(services: KindServices): Promise<void> {
  const content = submitted(readLayout(sampleActive), { Name: 'Kim', Email: 'kim@example.org' })
  const input = { id: 1, content, reCaptchaToken: humanToken }
  const reply = await call(services, 'POST protected/plugin/form/submit-form.json.php', input)
  if (JSON.stringify(reply) !== '{}') throw new Error(`The form answered ${JSON.stringify(reply)}`)
}

/** No visitor sees a submission, nor what staff do with it; what its choices have left is tried on the server. */
export const visitors: VisitorsTest = {
  async fill(services) {
    await trash.fill(services)
    await tablesOf(services.db).updateTable('form_submissions').set({ state: 'released' }).where('id', '=', 2).execute()
  },
  unseen: {
    'a submission': submit,
    'a mark': (services) => call(services, 'POST private/form-inbox-mark.json.php', { id: 2, mark: 'done' }),
    'a note': (services) =>
      call(services, 'POST private/form-inbox-note.json.php', { id: 2, note: 'Paid', before: '' }),
    'a deletion': (services) => call(services, 'GET private/form-submission-delete.json.php', { id: 2 }),
  },
}
