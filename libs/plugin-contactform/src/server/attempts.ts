import type { AnyTransaction } from '@sitewright/page-kit/server'
import { readJson } from '@sitewright/page-kit/values'
import { isIPv6 } from 'node:net'
import { hashOf } from './secrets.ts'
import { tablesOf, type Seconds } from './tables.ts'

export const limits = {
  /** Submissions of one network address. */
  perAddress: { most: 5, within: 10 * 60 },
  /** Submissions that wait for one email address to be verified. */
  perEmail: { most: 3, within: 60 * 60 },
} as const

/** Counts an attempt of a network address. @returns false where it is one too many. */
export async function takeAttempt(tx: AnyTransaction, address: string, now: Seconds): Promise<boolean> {
  const { most, within } = limits.perAddress
  const key = `address ${hashOf(networkOf(address))}`
  const { times } = await lockKey(tx, key, now)
  const recent = readTimes(times).filter((time) => time > now - within && time <= now)
  if (recent.length >= most) return false
  const stored = JSON.stringify([...recent, now])
  await tablesOf(tx).updateTable('form_attempts').set({ times: stored }).where('key', '=', key).execute()
  return true
}

/** Makes all who submit with the same email address follow each other until their transactions end. */
export async function lockEmail(tx: AnyTransaction, emailKey: string, now: Seconds): Promise<void> {
  await lockKey(tx, `email ${hashOf(emailKey)}`, now)
}

/** Makes all who take a place of the same form follow each other until their transactions end. */
export async function lockPlaces(tx: AnyTransaction, pageId: number, now: Seconds): Promise<void> {
  await lockKey(tx, `places ${pageId}`, now)
}

/** Makes all who store a file follow each other, so that no two of them take the same room. */
export async function lockUploads(tx: AnyTransaction, now: Seconds): Promise<void> {
  await lockKey(tx, 'uploads', now)
}

/** Forgets what no limit looks at any more. */
export async function purgeAttempts(tx: AnyTransaction, now: Seconds): Promise<void> {
  await tablesOf(tx)
    .deleteFrom('form_attempts')
    .where('last', '<=', now - limits.perAddress.within)
    .execute()
}

/** An update holds its row, so of two transactions the second reads what the first one wrote. */
function lockKey(tx: AnyTransaction, key: string, last: Seconds): Promise<{ times: string }> {
  return tablesOf(tx)
    .insertInto('form_attempts')
    .values({ key, times: '[]', last })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ last }))
    .returning('times')
    .executeTakeFirstOrThrow()
}

function readTimes(text: string): Seconds[] {
  const times = readJson(text)
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : []
}

/** The first 64 of an IPv6 address's 128 bits, of which one household has them all; an IPv4 address as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
