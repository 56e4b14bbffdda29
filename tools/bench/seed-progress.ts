import type { DatabaseSync } from 'node:sqlite'
import { columnOf } from './seed-site.ts'

/** Milliseconds. */
const hour = 60 * 60 * 1000

/**
 * Puts a progression system of its own into a stopped site, with a published Progress manager page at `/progress`.
 */
export function seedProgress(
  db: DatabaseSync,
  { states, stages, people, records }: { states: number; stages: number; people: number; records: number },
): { page: number; system: number } {
  const made = (insert: string) => columnOf(db.prepare(`${insert} returning id`).get(), 'id')
  const page = made(
    `insert into pages (kind, title, url, published, created, updated)
     values ('progress-manager', 'Progress', 'progress', 1, 0, 0)`,
  )
  db.prepare(`insert into page_contents (page_id, state, content, text, saved) values (?, 'active', '', '', 0)`).run(
    page,
  )
  const system = made(
    `insert into progress_systems (name, name_key, created, version) values ('Hut wardens', 'hut wardens', 0, 0)`,
  )
  db.prepare('insert into progress_pages (page_id, system_id) values (?, ?)').run(page, system)
  const stateIds = addEntries(db, { table: 'progress_states', name: 'State', system, count: states })
  const stageIds = addEntries(db, { table: 'progress_stages', name: 'Stage', system, count: stages })
  addPeople(db, { system, people, stateIds })
  addRecords(db, { system, records, stageIds })
  return { page, system }
}

function addEntries(
  db: DatabaseSync,
  { table, name, system, count }: { table: string; name: string; system: number; count: number },
) {
  const add = db.prepare(`insert into ${table} (system_id, name, position) values (?, ?, ?) returning id`)
  return Array.from({ length: count }, (_, place) => columnOf(add.get(system, `${name} ${place + 1}`, place), 'id'))
}

function addPeople(
  db: DatabaseSync,
  { system, people, stateIds }: { system: number; people: number; stateIds: number[] },
) {
  const account = db.prepare('insert into accounts (email, email_key, name, created) values (?, ?, ?, 0) returning id')
  const registration = db.prepare(
    `insert into progress_registrations
     (system_id, account_id, email, name, registered, registered_by, state_id, complete, stages, recorded)
     values (?, ?, ?, ?, 0, 'Administrator', ?, 0, '[]', 0)`,
  )
  for (let number = 0; number < people; number++) {
    const [email, name] = [`warden${number}@example.org`, `Warden ${number}`]
    const id = columnOf(account.get(email, email, name), 'id')
    registration.run(system, id, email, name, stateIds[number % stateIds.length] ?? null)
  }
}

/** Records of three hours each, a stage in every third, and the sums over them. */
function addRecords(
  db: DatabaseSync,
  { system, records, stageIds }: { system: number; records: number; stageIds: number[] },
) {
  const ids = db
    .prepare('select id from progress_registrations where system_id = ? order by id')
    .all(system)
    .map((row) => columnOf(row, 'id'))
  const add = db.prepare(
    `insert into progress_records (registration_id, start, "end", notes, added, added_by)
     values (?, ?, ?, ?, 0, 'Administrator') returning id`,
  )
  const addStage = db.prepare('insert into progress_record_stages (record_id, stage_id, name) values (?, ?, ?)')
  for (let number = 0; number < records; number++) {
    const round = Math.floor(number / ids.length)
    const start = Date.UTC(2026, 0, 1) + round * 24 * hour + (number % 24) * hour
    const registration = ids[number % ids.length] ?? null
    const row = add.get(registration, start, start + 3 * hour, `Watch ${round}: nothing to report.`)
    const place = Math.floor(round / 3)
    const stage = stageIds[place]
    if (round % 3 === 0 && stage !== undefined) addStage.run(columnOf(row, 'id'), stage, `Stage ${place + 1}`)
  }
  db.exec(`
    update progress_registrations set
      recorded = (select coalesce(sum("end" - start), 0) from progress_records where registration_id = progress_registrations.id),
      last_end = (select max("end") from progress_records where registration_id = progress_registrations.id),
      stages = (select json_group_array(stage_id) from (
        select distinct stage_id from progress_record_stages
        join progress_records on progress_records.id = record_id
        where registration_id = progress_registrations.id order by stage_id))`)
}
