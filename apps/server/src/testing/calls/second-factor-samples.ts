import type { accountCalls } from '@sitewright/api-client/contract'
import { generate, generateSecret } from 'otplib'
import { expect } from 'vitest'
import type { CallSample, SampleContext } from './call-sample.ts'
import { ownPassword } from './people.ts'

/** As if the account had confirmed a second factor earlier. */
export async function turnOnSecondFactor({ server }: SampleContext, accountId: number): Promise<void> {
  const { database, now } = server.services
  await database.write((tx) =>
    tx
      .insertInto('second_factors')
      .values({ account_id: accountId, secret: generateSecret(), confirmed: 1, created: now() })
      .execute(),
  )
}

async function withSecondFactor(context: SampleContext): Promise<{ password: string }> {
  if (context.as) await turnOnSecondFactor(context, context.as.accountId)
  return { password: await ownPassword(context) }
}

/** A code of the secret that the account has just been given. */
async function codeOf(context: SampleContext): Promise<string> {
  const { server, as } = context
  if (!as) return '123456'
  const start = { password: await ownPassword(context) }
  const { secret } = (await server.call('POST private/second-factor-start.json.php', start, { as })).json()
  return generate({ secret, epoch: server.services.now() })
}

export const secondFactorSamples = {
  'POST private/second-factor-start.json.php': {
    input: async (context) => ({ password: await ownPassword(context) }),
    reply: { secret: expect.any(String), uri: expect.stringMatching(/^otpauth:/) },
  },
  'POST private/second-factor-confirm.json.php': {
    input: async (context) => ({ code: await codeOf(context) }),
    reply: { recovery: expect.any(Array) },
  },
  'POST private/second-factor-renew-recovery.json.php': {
    input: withSecondFactor,
    reply: { recovery: expect.any(Array) },
  },
  'POST private/second-factor-remove.json.php': { input: withSecondFactor, reply: [0] },
} satisfies Partial<Record<keyof typeof accountCalls, CallSample>>
