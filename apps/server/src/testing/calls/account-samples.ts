import type { accountCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { passesHumanCheck } from './passes-human-check.ts'
import { neverAnId, type AbsentInputs, type CallSample, type SampleContext } from './call-sample.ts'
import { addAccount } from '../test-server.ts'
import { absentLinks, emailedLink } from './mailed-links.ts'
import { deletedPerson, newPassword, newPerson, ownPassword } from './people.ts'
import { secondFactorSamples, turnOnSecondFactor } from './second-factor-samples.ts'

let names = 0
/** Of an account that there is not yet. */
const details = () => ({ email: 'anna@example.org', name: `Anna ${++names}` })
const idOnly = (id: number) => ({ id })

async function absentAccounts(context: SampleContext, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
  return { never: inputFor(neverAnId), deleted: inputFor(await deletedPerson(context)) }
}

export const accountSamples: Record<keyof typeof accountCalls, CallSample> = {
  'GET public/human-check.json.php': { input: () => undefined },
  'POST public/account-password-reset.json.php': {
    input: async (context) => ({
      email: (await newPerson(context)).email,
      reCaptchaToken: await passesHumanCheck(context.server),
    }),
    reply: { sends: false },
  },
  'POST protected/account-password-link.json.php': {
    input: async (context) => ({ uid: await emailedLink(context, 'reset') }),
    reply: { invited: false, expires: expect.any(Number), email: expect.any(String), name: expect.any(String) },
    absent: (context) => absentLinks(context, 'reset', (uid) => ({ uid })),
  },
  'POST protected/account-password-do-reset.json.php': {
    input: async (context) => ({ password: newPassword, uid: await emailedLink(context, 'reset') }),
    reply: {},
    absent: (context) => absentLinks(context, 'reset', (uid) => ({ password: newPassword, uid })),
  },
  'POST private/account-deactivate.json.php': {
    input: async (context) => ({ uid: await emailedLink(context, 'deactivation') }),
    reply: {},
    absent: (context) => absentLinks(context, 'deactivation', (uid) => ({ uid })),
  },

  'GET private/account-get-info.json.php': {
    input: () => undefined,
    reply: { name: expect.any(String), created: expect.any(Number), secondFactor: false },
  },
  'POST private/account-change-password.json.php': {
    input: async (context) => ({ current: await ownPassword(context), new: newPassword }),
    reply: [0],
  },
  'POST private/account-set-language.json.php': { input: () => ({ language: 'en-NZ' }), reply: {} },
  'POST private/account-request-deactivation.json.php': { input: () => undefined, reply: {} },
  ...secondFactorSamples,

  'GET private/account-get-list.json.php': {
    input: () => undefined,
    reply: expect.arrayContaining([expect.objectContaining({ id: 1, email: 'admin@example.org' })]),
  },
  'GET private/account-get-paged.json.php': {
    input: () => ({ q: 'admin', sort: 'email', limit: 1 }),
    reply: { items: [expect.objectContaining({ id: 1, email: 'admin@example.org' })] },
  },
  'POST private/account-create.json.php': {
    input: () => ({ ...details(), intro: true }),
    reply: { id: expect.any(Number) },
  },
  'POST private/account-import.json.php': {
    input: () => ({
      people: [{ email: `person${++names}@list.example.org`, name: 'Somebody', roles: [] }],
      intro: true,
    }),
    reply: [{ result: 'created', id: expect.any(Number) }],
  },
  'POST private/account-update.json.php': {
    input: async (context) => ({ ...details(), id: (await newPerson(context)).id }),
    reply: {},
    absent: (context) => absentAccounts(context, (id) => ({ ...details(), id })),
  },
  'GET private/account-delete.json.php': {
    input: async (context) => idOnly((await newPerson(context)).id),
    reply: {},
    absent: (context) => absentAccounts(context, idOnly),
  },
  'GET private/account-reactivate.json.php': {
    input: async (context) => {
      const { id } = await newPerson(context)
      await context.server.services.database.write((tx) =>
        tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', id).execute(),
      )
      return idOnly(id)
    },
    reply: {},
    absent: (context) => absentAccounts(context, idOnly),
  },
  'POST private/account-invite.json.php': {
    input: async ({ server }) => idOnly((await addAccount(server.services, { email: details().email })).accountId),
    reply: {},
    absent: (context) => absentAccounts(context, idOnly),
  },
  'POST private/account-invitation-link.json.php': {
    input: async ({ server }) => idOnly((await addAccount(server.services, { email: details().email })).accountId),
    reply: { link: expect.stringMatching(/\/pages\/passwordreset\/[\w-]{43}$/), expires: expect.any(Number) },
    absent: (context) => absentAccounts(context, idOnly),
  },
  'POST private/account-change-user-password.json.php': {
    input: async (context) => ({
      admin: await ownPassword(context),
      user: newPassword,
      id: (await newPerson(context)).id,
    }),
    reply: [0],
    absent: async (context) => {
      const admin = await ownPassword(context)
      return absentAccounts(context, (id) => ({ admin, user: newPassword, id }))
    },
  },
  'POST private/account-remove-second-factor.json.php': {
    input: async (context) => {
      const { id } = await newPerson(context)
      await turnOnSecondFactor(context, id)
      return { admin: await ownPassword(context), id }
    },
    reply: [0],
    absent: async (context) => {
      const admin = await ownPassword(context)
      return absentAccounts(context, (id) => ({ admin, id }))
    },
  },
}
