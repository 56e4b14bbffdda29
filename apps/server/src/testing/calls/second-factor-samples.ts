import type { accountCalls } from '@sitewright/api-client/contract'
import { generate, generateSecret } from 'otplib'
import { expect } from 'vitest'
import type { CallSample, Scene } from './call-sample.ts'
import { ownPassword } from './people.ts'

/** As if the account had confirmed a second factor earlier. */
export async function turnOnSecondFactor({ server }: Scene, accountId: number): Promise<void> {
  const { database, now } = server.services
  await database.write((tx) =>
    tx
      .insertInto('second_factors')
      .values({ account_id: accountId, secret: generateSecret(), confirmed: 1, created: now() })
      .execute(),
  )
}

async function withSecondFactor(scene: Scene): Promise<{ password: string }> {
  if (scene.as) await turnOnSecondFactor(scene, scene.as.accountId)
  return { password: await ownPassword(scene) }
}

/** A code of the secret that the account has just been given. */
async function codeOf(scene: Scene): Promise<string> {
  const { server, as } = scene
  if (!as) return '123456'
  const start = { password: await ownPassword(scene) }
  const { secret } = (await server.call('POST private/second-factor-start.json.php', start, { as })).json()
  return generate({ secret, epoch: server.services.now() })
}

export const secondFactorSamples = {
  'POST private/second-factor-start.json.php': {
    input: async (scene) => ({ password: await ownPassword(scene) }),
    reply: { secret: expect.any(String), uri: expect.stringMatching(/^otpauth:/) },
  },
  'POST private/second-factor-confirm.json.php': {
    input: async (scene) => ({ code: await codeOf(scene) }),
    reply: { recovery: expect.any(Array) },
  },
  'POST private/second-factor-renew-recovery.json.php': {
    input: withSecondFactor,
    reply: { recovery: expect.any(Array) },
  },
  'POST private/second-factor-remove.json.php': { input: withSecondFactor, reply: [0] },
} satisfies Partial<Record<keyof typeof accountCalls, CallSample>>
