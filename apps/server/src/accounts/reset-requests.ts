import { emailKey } from '@sitewright/page-kit/server'
import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { networkOf } from '../text/visitor-name.ts'
import { maxAccountsPerEmail } from './account-fields.ts'
import { visitorAt, type AccountTools } from './account-tools.ts'
import { mintToken } from './account-tokens.ts'
import { createBackgroundWork } from '../http/background-work.ts'
import { lockRequests } from './request-lock.ts'

/** Requests beyond these within `period` seconds are answered like all others, and nothing comes of them (Q40). */
const limits = { perEmail: 3, perAddress: 10, period: 4 * 60 * 60 }

/** The longest pause between two looks where there may be other machines: one may have died over what it had taken. */
const pollInterval: Seconds = 30

export interface ResetRequest {
  email: string
  reCaptchaToken?: string
}

/**
 * Takes requests for a new password. Whether there is such an account is looked up later, when nobody waits for the
 * answer any more: so the answer, and the time it takes, tell nothing. A request outlives a crash.
 */
export function createResetRequests(tools: AccountTools) {
  const { log } = tools
  const onError = (err: unknown) => log.error({ err }, 'requests for new passwords could not be handled')
  const background = createBackgroundWork({ work: () => handleAll(tools), after: 0.5, retryAfter: 30, onError })

  return {
    async request(asked: ResetRequest, address: string): Promise<void> {
      await storeRequest(tools, asked, address)
      background.wake()
    },
    start: background.wake,
    handleNow: background.run,
    close: background.close,
  }
}

/** @throws {RefusedError} 403 when the human check was not passed. */
async function storeRequest(
  tools: AccountTools,
  { email, reCaptchaToken }: ResetRequest,
  address: string,
): Promise<void> {
  const { database, humanCheck, audit, now } = tools
  await humanCheck.assertHuman(reCaptchaToken, address)
  const asked = { email_key: emailKey(email), address: networkOf(address) }
  await database.write(async (tx) => {
    await lockRequests(database, tx, 'reset requests')
    if (await isWithinLimits(tools, tx, asked))
      await tx
        .insertInto('reset_requests')
        .values({ ...asked, created: now() })
        .execute()
    await audit.record(tx, { action: 'reset requested', actor: visitorAt(address) })
  })
}

async function isWithinLimits(
  { now }: AccountTools,
  tx: Writer,
  asked: { email_key: string; address: string },
): Promise<boolean> {
  const since = now() - limits.period
  const count = async (column: 'email_key' | 'address') => {
    const { found } = await tx
      .selectFrom('reset_requests')
      .where(column, '=', asked[column])
      .where('created', '>', since)
      .select((row) => row.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow()
    return found
  }
  return (await count('email_key')) < limits.perEmail && (await count('address')) < limits.perAddress
}

async function handleAll(tools: AccountTools): Promise<Seconds | undefined> {
  const { database } = tools
  const waiting = await database.read
    .selectFrom('reset_requests')
    .where('done', '=', 0)
    .select(['id', 'email_key'])
    .orderBy('id')
    .execute()
  for (const { id, email_key } of waiting) await handle(tools, id, email_key)
  const next = await forgetOld(tools)
  return database.engine === 'sqlite' ? next : Math.min(next ?? pollInterval, pollInterval)
}

/** The emails of one request, with its being done; another machine of the site may be at it too. */
async function handle(
  { database, outbox, isDelivering, emailTemplates, audit, now }: AccountTools,
  id: number,
  email: string,
): Promise<void> {
  const [templates, sends] = [await emailTemplates(), await isDelivering()]
  await database.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('reset_requests')
      .set({ done: 1 })
      .where('id', '=', id)
      .where('done', '=', 0)
      .executeTakeFirst()
    const found = numUpdatedRows > 0n ? await accountsOf(tx, email) : []
    for (const account of found) {
      const mail = account.deactivated
        ? templates.resetOfDeactivated(account)
        : templates.resetLink(account, await mintToken(tx, { accountId: account.id, purpose: 'reset', now: now() }))
      await outbox.queue(tx, mail)
      const target = { kind: 'account', id: account.id } as const
      const action = sends ? 'reset mailed' : 'reset stored'
      await audit.record(tx, { action, actor: visitorAt(''), target })
    }
  })
  outbox.wake()
}

/** @returns the seconds until the next request can be forgotten. */
async function forgetOld({ database, now }: AccountTools): Promise<Seconds | undefined> {
  const since = now() - limits.period
  const oldest = await database.read
    .selectFrom('reset_requests')
    .select((row) => row.fn.min('created').as('created'))
    .executeTakeFirst()
  if (!oldest || oldest.created === null) return undefined
  if (oldest.created > since) return oldest.created - since
  await database.write((tx) =>
    tx.deleteFrom('reset_requests').where('created', '<=', since).where('done', '=', 1).execute(),
  )
  return limits.period
}

function accountsOf(tx: Writer, email: string) {
  return tx
    .selectFrom('accounts')
    .where('email_key', '=', email)
    .select(['id', 'email', 'name', 'language', 'deactivated'])
    .orderBy('id')
    .limit(maxAccountsPerEmail)
    .execute()
}
