import { expect } from 'vitest'
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
    reply: { revoked: 0 },
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
  'GET private/form-get-release-list.json.php': { input: () => undefined },
  'GET private/form-get-submission.json.php': {
    input: async ({ server }) => ({ id: await addSubmission(server) }),
    reply: { title: 'Bookings', email: 'anna@example.org' },
    absent: absentSubmissions,
  },
  'GET private/form-submission-delete.json.php': {
    input: async ({ server }) => ({ id: await addSubmission(server) }),
    absent: absentSubmissions,
  },
}
