import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { accountKeys } from '../accounts/account-keys.ts'
import type { Database } from '../db/database.ts'
import { isPostgres, type AnyDb } from '../db/engine.ts'
import { fileKeys } from '../files/file-keys.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { mailKeys } from '../mail/outbox.ts'
import { pageKeys } from '../pages/page-keys.ts'
import { indexAgain } from '../search/index-again.ts'

/** Rows that one transaction changes: it is short, so that nobody has to wait for it. */
const batchSize = 500

/** Milliseconds that a start waits for the keys: enough for all but the largest sites. */
const maxStartDelay = 5000

interface Filling<Column extends string> {
  table: string
  /** What the keys are made of. */
  from: readonly Column[]
  keysOf: (row: Record<Column, string>) => Readonly<Record<string, string>>
}

export interface FillingOptions {
  database: Database
  kinds: PageKinds
  log: FastifyBaseLogger
}

/**
 * Gives the keys by which lists sort and search to rows that have none: those of before there were any, and those that a
 * server of an earlier version added beside this one; then gives the search the words of pages that an earlier version
 * took. It is no step of the migration, which locks the tables as a whole.
 *
 * @returns `begun` resolves when all is done or goes on in the background; `close` ends it.
 */
export function startFillingListKeys({ database, kinds, log }: FillingOptions) {
  const stop = new AbortController()
  const filled = fillListKeys(database, stop.signal)
    .then(() => indexAgain(database, kinds, stop.signal))
    .catch((err: unknown) =>
      log.error({ err }, 'the keys of lists and of the search could not be filled; the next start tries again'),
    )
  return {
    begun: Promise.race([filled, pause(maxStartDelay, undefined, { signal: stop.signal, ref: false }).catch(() => {})]),
    close: async (): Promise<void> => {
      stop.abort()
      await filled
    },
  }
}

export async function fillListKeys(database: Database, signal?: AbortSignal): Promise<void> {
  await fill({ database, signal }, { table: 'pages', from: ['title', 'url'], keysOf: pageKeys })
  const keysOf = (account: { email: string; name: string }) => {
    const { name_key, words } = accountKeys(account)
    return { name_key, words }
  }
  await fill({ database, signal }, { table: 'accounts', from: ['email', 'name'], keysOf })
  await fill({ database, signal }, { table: 'files', from: ['name', 'caption'], keysOf: fileKeys })
  await fill({ database, signal }, { table: 'outbox', from: ['subject', 'recipient'], keysOf: mailKeys })
}

interface Where {
  database: Database
  signal: AbortSignal | undefined
}

async function fill<Column extends string>({ database, signal }: Where, filling: Filling<Column>): Promise<void> {
  for (let last = 0; ;) {
    if (signal?.aborted) return
    const rows = await lacking(database.read as unknown as AnyDb, filling, last)
    last = rows.at(-1)?.id ?? last
    if (rows.length > 0) await database.write((tx) => fillRows(tx as unknown as AnyDb, filling, rows))
    if (rows.length < batchSize) return
  }
}

type Lacking<Column extends string> = Record<Column, string> & { id: number }

async function lacking<Column extends string>(db: AnyDb, { table, from }: Filling<Column>, after: number) {
  const rows = db
    .selectFrom(table)
    .where('words', '=', '')
    .where('id', '>', after)
    .select(['id', ...from])
  return (await rows.orderBy('id').limit(batchSize).execute()) as Lacking<Column>[]
}

/** What was changed since it was read has its keys by now. */
async function fillRows<Column extends string>(
  tx: AnyDb,
  { table, from, keysOf }: Filling<Column>,
  rows: readonly Lacking<Column>[],
): Promise<void> {
  const made = rows.map((row): Record<string, unknown> => ({ ...row, ...keysOf(row) }))
  const columns = Object.keys(made[0] ?? {})
  const keys = columns.filter((column) => column !== 'id' && !from.some((each) => each === column))
  const postgres = isPostgres(tx)
  const read = (column: string, at: number) =>
    sql`${sql.raw(postgres ? `item ->> ${at}` : `item.value ->> ${at}`)} as ${sql.ref(column)}`
  const own = (column: string) => sql.ref(`${table}.${column}`)
  const fresh = (column: string) => sql.ref(`fresh.${column}`)
  // as one value, since a statement of thousands of values takes long to be read
  const list = JSON.stringify(made.map((row) => columns.map((column) => row[column])))
  const items = postgres ? sql`json_array_elements(cast(${list} as json))` : sql`json_each(${list})`
  await sql`
    update ${sql.table(table)} set ${sql.join(keys.map((key) => sql`${sql.ref(key)} = ${fresh(key)}`))}
    from (select ${sql.join(columns.map(read))} from ${items} item) fresh
    where ${own('id')} = cast(${fresh('id')} as integer) and ${own('words')} = ''
      and ${sql.join(
        from.map((column) => sql`${own(column)} = ${fresh(column)}`),
        sql` and `,
      )}
  `.execute(tx)
}
