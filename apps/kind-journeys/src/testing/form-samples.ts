import { expect } from 'vitest'
import { fileField, fileForm, pdf } from './form-files.ts'
import { addForm, addSubmission, filledIn, formContent } from './contact-form.ts'
import {
  absentPages,
  addPage,
  foreignPage,
  neverAnId,
  passesHumanCheck,
  type AbsentInputs,
  type CallSample,
  type SampleContext,
} from '@sitewright/server/testing/vitest'

const formPage = ({ server }: SampleContext) => addPage(server, { kind: 'form', content: formContent() })

const delivered = ({ server }: SampleContext) => addSubmission(server, 'anna@example.org', 'released')

async function absentDelivered(context: SampleContext, input: object = {}): Promise<AbsentInputs> {
  const id = await delivered(context)
  await removeSubmission({ ...context, id })
  return { never: { id: neverAnId, ...input }, deleted: { id, ...input } }
}

async function absentSubmissions({ server }: SampleContext): Promise<AbsentInputs> {
  const id = await addSubmission(server)
  await removeSubmission({ server, id })
  return { never: { id: neverAnId }, deleted: { id } }
}

async function removeSubmission({ server, id }: Pick<SampleContext, 'server'> & { id: number }): Promise<void> {
  const as = await server.logIn('core.page-manager')
  await server.call('GET private/form-submission-delete.json.php', { id }, { as })
}

/** Samples of the contact form's calls, for where it is installed. */
export const formSamples: Readonly<Record<string, CallSample>> = {
  'POST protected/plugin/form/save-form.json.php': {
    input: async (context) => ({ id: await formPage(context), content: formContent() }),
    reply: { version: 2 },
    absent: async (context) =>
      absentPages(context, (id) => ({ id, content: formContent() }), await foreignPage(context)),
  },
  'GET protected/plugin/form/preauth.json.php': {
    input: async (context) => ({ id: await formPage(context) }),
    reply: [expect.any(String)],
    absent: async (context) => absentPages(context, (id) => ({ id }), await foreignPage(context)),
  },
  'GET protected/plugin/form/preauth-list.json.php': {
    input: async (context) => ({ id: await formPage(context) }),
    reply: [],
    absent: async (context) => absentPages(context, (id) => ({ id }), await foreignPage(context)),
  },
  'POST protected/plugin/form/preauth-revoke.json.php': {
    input: async (context) => ({ id: await formPage(context) }),
    reply: { revoked: 0, ids: [] },
    absent: async (context) => absentPages(context, (id) => ({ id }), await foreignPage(context)),
  },
  'POST protected/plugin/form/submit-form.json.php': {
    input: async ({ server }) => ({
      id: await addForm(server, { SuppressAntispam: true }),
      content: filledIn(),
      reCaptchaToken: await passesHumanCheck(server),
    }),
    reply: { auth: 1 },
    // not published, and so not there for a visitor
    absent: async (context) => absentPages(context, (id) => ({ id, content: filledIn() }), await formPage(context)),
  },
  'POST protected/plugin/form/upload-file.json.php': {
    input: async ({ server }) => {
      const id = await addForm(server, { fields: [fileField()] })
      return fileForm(id, { name: 'cv.pdf', bytes: pdf, token: await passesHumanCheck(server) })
    },
    reply: { ticket: expect.stringMatching(/^[\w-]{43}$/) },
    // not published, and so not there for a visitor
    absent: async (context) =>
      absentPages(context, (id) => fileForm(id, { name: 'cv.pdf', bytes: pdf }), await formPage(context)),
  },
  'GET protected/plugin/form/places.json.php': {
    input: async ({ server }) => {
      const hut = {
        fieldType: 'radio',
        SubmitLabel: 'Hut',
        config: { Options: [{ Value: 'upper', Display: 'The upper hut', Places: 3 }] },
      }
      return { id: await addForm(server, { fields: [hut] }) }
    },
    reply: [{ field: 'Hut', value: 'upper', left: 3 }],
    // not published, and so not there for a visitor
    absent: async (context) => absentPages(context, (id) => ({ id }), await formPage(context)),
  },
  'GET private/form-get-release-list.json.php': { input: () => undefined },
  'GET private/form-get-release-paged.json.php': {
    input: async ({ server }) => {
      await addSubmission(server)
      return { q: 'anna', limit: 1 }
    },
    reply: { items: [expect.objectContaining({ title: 'Bookings', email: 'anna@example.org' })] },
  },
  'GET private/form-get-submission.json.php': {
    input: async ({ server }) => ({ id: await addSubmission(server) }),
    reply: { title: 'Bookings', email: 'anna@example.org' },
    absent: absentSubmissions,
  },
  'GET private/form-inbox-paged.json.php': {
    input: async (context) => {
      await delivered(context)
      return { q: 'anna', mark: 'done', form: 1, limit: 1 }
    },
    reply: { items: [expect.objectContaining({ title: 'Bookings', email: 'anna@example.org', mark: 'done' })] },
  },
  'GET private/form-submission-news.php': { input: () => undefined, reply: { changes: expect.any(Number) } },
  'GET private/form-inbox-forms.json.php': {
    input: async (context) => void (await delivered(context)),
    reply: [{ id: 1, title: 'Bookings' }],
  },
  'GET private/form-inbox-new.json.php': { input: () => undefined, reply: [] },
  'GET private/form-inbox-message.json.php': {
    input: async (context) => ({ id: await delivered(context) }),
    reply: { title: 'Bookings', email: 'anna@example.org', note: '' },
    absent: absentDelivered,
  },
  'POST private/form-inbox-mark.json.php': {
    input: async (context) => ({ id: await delivered(context), mark: 'spam' }),
    reply: {},
    absent: (context) => absentDelivered(context, { mark: 'spam' }),
  },
  'POST private/form-inbox-note.json.php': {
    input: async (context) => ({ id: await delivered(context), note: 'Asked them', before: '' }),
    reply: {},
    absent: (context) => absentDelivered(context, { note: 'Asked them', before: '' }),
  },
  'GET private/form-submission-delete.json.php': {
    input: async ({ server }) => ({ id: await addSubmission(server) }),
    absent: absentSubmissions,
  },
}
