import type { accountCalls } from '@sitewright/api-client/contract'
import { expect } from 'vitest'
import { passesHumanCheck } from './passes-human-check.ts'
import { neverAnId, type AbsentInputs, type CallSample, type Scene } from './call-sample.ts'
import { absentLinks, mailedLink } from './mailed-links.ts'
import { deletedPerson, newPassword, newPerson, ownPassword } from './people.ts'
import { secondFactorSamples, turnOnSecondFactor } from './second-factor-samples.ts'

let names = 0
/** Of an account that there is not yet. */
const details = () => ({ email: 'anna@example.org', name: `Anna ${++names}` })
const idOnly = (id: number) => ({ id })

async function absentAccounts(scene: Scene, inputFor: (id: number) => unknown): Promise<AbsentInputs> {
  return { never: inputFor(neverAnId), deleted: inputFor(await deletedPerson(scene)) }
}

export const accountSamples: Record<keyof typeof accountCalls, CallSample> = {
  'GET public/human-check.json.php': { input: () => undefined },
  'POST public/account-password-reset.json.php': {
    input: async (scene) => ({
      email: (await newPerson(scene)).email,
      reCaptchaToken: await passesHumanCheck(scene.server),
    }),
    reply: {},
  },
  'POST protected/account-password-do-reset.json.php': {
    input: async (scene) => ({ password: newPassword, uid: await mailedLink(scene, 'reset') }),
    reply: {},
    absent: (scene) => absentLinks(scene, 'reset', (uid) => ({ password: newPassword, uid })),
  },
  'POST private/account-deactivate.json.php': {
    input: async (scene) => ({ uid: await mailedLink(scene, 'deactivation') }),
    reply: {},
    absent: (scene) => absentLinks(scene, 'deactivation', (uid) => ({ uid })),
  },

  'GET private/account-get-info.json.php': {
    input: () => undefined,
    reply: { name: expect.any(String), created: expect.any(Number), secondFactor: false },
  },
  'POST private/account-change-password.json.php': {
    input: async (scene) => ({ current: await ownPassword(scene), new: newPassword }),
    reply: [0],
  },
  'POST private/account-request-deactivation.json.php': { input: () => undefined, reply: {} },
  ...secondFactorSamples,

  'GET private/account-get-list.json.php': {
    input: () => undefined,
    reply: expect.arrayContaining([expect.objectContaining({ id: 1, email: 'admin@example.org' })]),
  },
  'POST private/account-create.json.php': {
    input: () => ({ ...details(), intro: true }),
    reply: { id: expect.any(Number) },
  },
  'POST private/account-update.json.php': {
    input: async (scene) => ({ ...details(), id: (await newPerson(scene)).id }),
    reply: {},
    absent: (scene) => absentAccounts(scene, (id) => ({ ...details(), id })),
  },
  'GET private/account-delete.json.php': {
    input: async (scene) => idOnly((await newPerson(scene)).id),
    reply: {},
    absent: (scene) => absentAccounts(scene, idOnly),
  },
  'GET private/account-reactivate.json.php': {
    input: async (scene) => {
      const { id } = await newPerson(scene)
      await scene.server.services.database.write((tx) =>
        tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', id).execute(),
      )
      return idOnly(id)
    },
    reply: {},
    absent: (scene) => absentAccounts(scene, idOnly),
  },
  'POST private/account-change-user-password.json.php': {
    input: async (scene) => ({
      admin: await ownPassword(scene),
      user: newPassword,
      id: (await newPerson(scene)).id,
    }),
    reply: [0],
    absent: async (scene) => {
      const admin = await ownPassword(scene)
      return absentAccounts(scene, (id) => ({ admin, user: newPassword, id }))
    },
  },
  'POST private/account-remove-second-factor.json.php': {
    input: async (scene) => {
      const { id } = await newPerson(scene)
      await turnOnSecondFactor(scene, id)
      return { admin: await ownPassword(scene), id }
    },
    reply: [0],
    absent: async (scene) => {
      const admin = await ownPassword(scene)
      return absentAccounts(scene, (id) => ({ admin, id }))
    },
  },
}
