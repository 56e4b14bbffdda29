import { DatabaseSync } from 'node:sqlite'

/**
 * What is wrong with the pages after a kill.
 *
 * @param {object} options
 * @param {string} options.file the SQLite database.
 * @param {{ id: number, draft: boolean, sent: number, answered: number }[]} options.pages the numbers of the last save
 *   sent and answered; `sent` is set to the one that was found.
 * @param {(key: string, input: object) => Promise<any>} options.call
 * @param {(number: number) => string} options.text the content of the save with that number.
 */
export async function findFaults({ file, pages, call, text }) {
  const db = new DatabaseSync(file, { readOnly: true })
  const faults = soundness(db)
  for (const page of pages) {
    const [active, draft] = await call('GET protected/plugin/get-content.json.php', { id: page.id })
    const content = page.draft ? draft : active
    const number = Number(/Save (\d+) begins/.exec(content ?? '')?.[1])
    if (content !== text(number)) faults.push(`page ${page.id} holds half a save`)
    else if (number < page.answered) faults.push(`page ${page.id}: save ${page.answered} answered, ${number} found`)
    else if (number > page.sent) faults.push(`page ${page.id}: save ${number} found, which was never sent`)
    if (!page.draft && latestRevision(db, page.id) !== content) faults.push(`page ${page.id}: its history lags behind`)
    page.sent = number
    page.answered = number
  }
  db.close()
  return faults
}

function soundness(db) {
  const findings = db.prepare('pragma integrity_check').all()
  const strays = db.prepare('pragma foreign_key_check').all()
  return [
    ...findings.flatMap(({ integrity_check: text }) => (text === 'ok' ? [] : [`integrity_check: ${text}`])),
    ...strays.map(({ table }) => `foreign_key_check: ${table}`),
  ]
}

function latestRevision(db, pageId) {
  const query = 'select content from page_revisions where page_id = ? order by version desc limit 1'
  return db.prepare(query).get(pageId)?.content
}
