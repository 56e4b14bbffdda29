import { parseShortcut } from '@sitewright/api-client/contract'
import { sql, type SqlBool } from 'kysely'
import type { ShortcutAnswer } from '@sitewright/api-client'
import type { Reader, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'

export interface ShortcutChange {
  pageId: number
  /** '' for none. */
  from: string
  to: string
  now: Seconds
}

/** Remembers the shortcut that a page leaves, so that links to it lead on, and forgets who had the one it takes. */
export async function recordShortcutChange(tx: Writer, { pageId, from, to, now }: ShortcutChange): Promise<void> {
  if (from === to) return
  await deleteFormerShortcut(tx, to)
  if (from === '') return
  const row = { page_id: pageId, since: now }
  await tx
    .insertInto('former_shortcuts')
    .values({ url: from, ...row })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
    .execute()
}

/** What is a page's own shortcut now leads nowhere else any more, not even when that page is gone. */
export async function deleteFormerShortcut(tx: Writer, url: string): Promise<void> {
  if (url !== '') await tx.deleteFrom('former_shortcuts').where('url', '=', url).execute()
}

/**
 * The condition that a page has this shortcut. It says also that it has one, as the index does: a database takes the index
 * only for queries of which it sees that they ask for nothing else.
 *
 * @param url not ''.
 */
export function hasShortcut(url: string) {
  return sql<SqlBool>`pages.url = ${url} and pages.url <> ''`
}

/** A shortcut as it is stored. @throws {RefusedError} 400 for one that could not be reached or would hide something. */
export function toShortcut(typed: string): string {
  return parseShortcut(typed) ?? fail('shortcutReserved')
}

/** Numbers that are tried behind a shortcut that is taken. */
const maxTries = 50

/** Whether a page may have a shortcut, as it was typed. */
export async function checkShortcut(
  db: Reader,
  { url: typed, except = 0 }: { url: string; except?: number },
): Promise<ShortcutAnswer> {
  const url = parseShortcut(typed)
  if (url === undefined) return { problem: 'form', free: '' }
  if (url === '' || !(await isTaken(db, url, except))) return { problem: null, free: url }
  for (let number = 2; number < maxTries; number++) {
    const free = parseShortcut(`${url}-${number}`)
    if (free !== undefined && !(await isTaken(db, free, except))) return { problem: 'taken', free }
  }
  return { problem: 'taken', free: '' }
}

async function isTaken(db: Reader, url: string, except: number): Promise<boolean> {
  const found = db.selectFrom('pages').where(hasShortcut(url)).where('id', '<>', except).select('id')
  return (await found.executeTakeFirst()) !== undefined
}
