import pg from 'pg'
import { DatabaseSync } from 'node:sqlite'

/**
 * What is wrong with the pages after a kill.
 *
 * @param {object} options
 * @param {ReturnType<typeof readSqlite>} options.read what stands in the database itself.
 * @param {{ id: number, draft: boolean, sent: number, answered: number }[]} options.pages the numbers of the last save
 *   sent and answered; `sent` is set to the one that was found.
 * @param {(key: string, input: object) => Promise<any>} options.call
 * @param {(number: number) => string} options.text the content of the save with that number.
 */
export async function findFaults({ read, pages, call, text }) {
  const { faults, latestRevision } = await read(pages.map(({ id }) => id))
  for (const page of pages) {
    const [active, draft] = await call('GET protected/plugin/get-content.json.php', { id: page.id })
    const content = page.draft ? draft : active
    const number = Number(/Save (\d+) begins/.exec(content ?? '')?.[1])
    if (content !== text(number)) faults.push(`page ${page.id} holds half a save`)
    else if (number < page.answered) faults.push(`page ${page.id}: save ${page.answered} answered, ${number} found`)
    else if (number > page.sent) faults.push(`page ${page.id}: save ${number} found, which was never sent`)
    if (!page.draft && latestRevision.get(page.id) !== content) faults.push(`page ${page.id}: its history lags behind`)
    page.sent = number
    page.answered = number
  }
  return faults
}

/**
 * Reads a SQLite database while the server has it open.
 *
 * @returns a function of page ids, which gives the faults of the database and the newest text in the history of each page.
 */
export function readSqlite(file) {
  return async (ids) => {
    const db = new DatabaseSync(file, { readOnly: true })
    const query = 'select content from page_revisions where page_id = ? order by version desc limit 1'
    const latestRevision = new Map(ids.map((id) => [id, db.prepare(query).get(id)?.content]))
    const faults = soundness(db)
    db.close()
    return { faults, latestRevision }
  }
}

/** The same of a PostgreSQL database, whose own soundness is left to it. */
export function readPostgres(databaseUrl) {
  return async (ids) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      'select distinct on (page_id) page_id, content from page_revisions where page_id = any($1) order by page_id, version desc',
      [ids],
    )
    await client.end()
    return { faults: [], latestRevision: new Map(rows.map((row) => [Number(row.page_id), row.content])) }
  }
}

function soundness(db) {
  const findings = db.prepare('pragma integrity_check').all()
  const strays = db.prepare('pragma foreign_key_check').all()
  return [
    ...findings.flatMap(({ integrity_check: text }) => (text === 'ok' ? [] : [`integrity_check: ${text}`])),
    ...strays.map(({ table }) => `foreign_key_check: ${table}`),
  ]
}
