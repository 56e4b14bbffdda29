import type { DatabaseSync } from 'node:sqlite'
import { columnOf, seedPages } from './seed-site.ts'

/** What of a crowded site is asked for. */
export interface Crowded {
  crowdedFolder: number
  file: number
  role: number
}

/** Fills up the tables of pages, accounts, files, the audit log, emails and submissions to this size. */
export function seedCrowd(db: DatabaseSync, size: number): Crowded {
  seedPages(db, size)
  const idOf = (query: string) => columnOf(db.prepare(query).get(), 'id')
  const crowdedFolder = idOf("select id from folders where root = 'public'")
  db.exec("insert into roles (title) select 'Crowd' where not exists (select 1 from roles where title = 'Crowd')")
  const role = idOf("select id from roles where title = 'Crowd'")
  const fill = (table: string, statement: string) => {
    const there = columnOf(db.prepare(`select count(*) as id from ${table}`).get(), 'id')
    const insert = db.prepare(statement)
    for (let n = there; n < size; n++) insert.run({ n })
  }
  fill(
    'accounts',
    `insert into accounts (email, email_key, name, created)
     values ('person' || :n || '@example.org', 'person' || :n || '@example.org', 'Person ' || :n, 0)`,
  )
  db.prepare('insert or ignore into role_accounts (role_id, account_id) select ?, id from accounts').run(role)
  fill(
    'files',
    `insert into files (folder_id, name, caption, type, size, sha256, storage_key, created)
     values (${crowdedFolder}, 'picture ' || :n || '.jpg', '', 'image/jpeg', 1, '', 'none/' || :n, 0)`,
  )
  fill(
    'audit_log',
    `insert into audit_log (time, last, times, name, address, call, summary, subject_kind, subject, details, words)
     values (unixepoch() - :n, unixepoch() - :n, 1, 'Kim', '', 'login', 'Logged in', '', '', '', 'kim')`,
  )
  fill(
    'outbox',
    `insert into outbox (recipient, subject, text, html, created, state, next_attempt)
     values ('person' || :n || '@example.org', 'Hello', 'Hello', 'Hello', 0, 'failed', 0)`,
  )
  fill(
    'form_submissions',
    `insert into form_submissions
       (page_id, title, email, email_key, time, state, code_hash, expires, release_code, message, keep_days, auth)
     values (1, 'Contact', 'a@example.org', 'a@example.org', 4e9 + :n, 'waiting', null, 5e9, :n, '{}', 30, 0)`,
  )
  fillListKeys(db)
  return { crowdedFolder, role, file: idOf('select max(id) as id from files') }
}

/** The rows have the keys and words that the server would have given them. */
function fillListKeys(db: DatabaseSync): void {
  db.exec("update accounts set name_key = lower(name), words = lower(email || char(10) || name) where words = ''")
  db.exec("update files set name_key = lower(name), words = lower(name || char(10) || caption) where words = ''")
  db.exec("update outbox set words = lower(subject || char(10) || recipient) where words = ''")
  db.exec("update form_submissions set words = lower(title || char(10) || email) where words = ''")
}
