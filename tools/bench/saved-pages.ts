import pg from 'pg'
import { DatabaseSync } from 'node:sqlite'
import type { Call } from './staff.ts'

/** A page that is written to: the numbers of the last save sent and answered. */
export interface WrittenPage {
  id: number
  draft: boolean
  sent: number
  answered: number
}

/** The errors of the database, and the newest text in the history of each page. */
type Read = (ids: number[]) => Promise<{ errors: string[]; latestRevision: Map<number, unknown> }>

/**
 * What is wrong with the pages after a kill.
 *
 * @param options `pages` are set to the saves that were found; `text` is the content of the save with that number.
 */
export async function findErrors({
  read,
  pages,
  call,
  text,
}: {
  read: Read
  pages: WrittenPage[]
  call: Call
  text: (number: number) => string
}): Promise<string[]> {
  const { errors, latestRevision } = await read(pages.map(({ id }) => id))
  for (const page of pages) {
    const contents = await call('GET protected/plugin/get-content.json.php', { id: page.id })
    const content: unknown = Array.isArray(contents) ? contents[page.draft ? 1 : 0] : undefined
    const number = Number(/Save (\d+) begins/.exec(typeof content === 'string' ? content : '')?.[1])
    if (content !== text(number)) errors.push(`page ${page.id} holds half a save`)
    else if (number < page.answered) errors.push(`page ${page.id}: save ${page.answered} answered, ${number} found`)
    else if (number > page.sent) errors.push(`page ${page.id}: save ${number} found, which was never sent`)
    if (!page.draft && latestRevision.get(page.id) !== content) errors.push(`page ${page.id}: its history lags behind`)
    page.sent = number
    page.answered = number
  }
  return errors
}

/** Reads a SQLite database while the server has it open. */
export function readSqlite(file: string): Read {
  return async (ids) => {
    const db = new DatabaseSync(file, { readOnly: true })
    const query = 'select content from page_revisions where page_id = ? order by version desc limit 1'
    const latestRevision = new Map(ids.map((id) => [id, db.prepare(query).get(id)?.['content']]))
    const errors = soundness(db)
    db.close()
    return { errors, latestRevision }
  }
}

/** The same of a PostgreSQL database, whose own soundness is left to it. */
export function readPostgres(databaseUrl: string): Read {
  return async (ids) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ page_id: number | string; content: string }>(
      'select distinct on (page_id) page_id, content from page_revisions where page_id = any($1) order by page_id, version desc',
      [ids],
    )
    await client.end()
    return { errors: [], latestRevision: new Map(rows.map((row) => [Number(row.page_id), row.content])) }
  }
}

function soundness(db: DatabaseSync) {
  const findings = db.prepare('pragma integrity_check').all()
  const strays = db.prepare('pragma foreign_key_check').all()
  return [
    ...findings.flatMap((row) =>
      row['integrity_check'] === 'ok' ? [] : [`integrity_check: ${String(row['integrity_check'])}`],
    ),
    ...strays.map((row) => `foreign_key_check: ${String(row['table'])}`),
  ]
}
