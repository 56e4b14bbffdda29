import { kindServices } from '@sitewright/page-kit/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import form from './index.ts'
import { migrations } from './migrations.ts'

it('keeps pre-authorizations from before their authors were recorded', async () => {
  const { '0001-submissions': first, ...later } = migrations
  const { db } = await kindServices({
    kind: { ...form, migrations: { first: first! } },
    pages: [{ id: 7, kind: 'form' }],
  })
  await sql`insert into form_preauth (page_id, email_key, created) values (7, 'anna@example.org', 5)`.execute(db)
  for (const step of Object.values(later)) await step.up(db)
  const { rows } = await sql`select email_key, created, made_by from form_preauth`.execute(db)
  expect(rows).toEqual([{ email_key: 'anna@example.org', created: 5, made_by: '' }])
})

it('makes submissions searchable that came before', async () => {
  const { '0003-words-of-submissions': words, ...before } = migrations
  const { db } = await kindServices({ kind: { ...form, migrations: before } })
  await sql`
    insert into form_submissions
      (page_id, title, email, email_key, time, state, expires, release_code, message, keep_days, auth)
    values (7, 'Hütte buchen', 'Anna@example.org', 'anna@example.org', 5, 'waiting', 9, 'code', '{}', 30, 0)
  `.execute(db)
  await words!.up(db)
  const { rows } = await sql`select words from form_submissions`.execute(db)
  expect(rows).toEqual([{ words: 'hutte buchen\nanna@example.org' }])
})

it('takes what came before the inbox as dealt with', async () => {
  const { '0004-inbox': inbox, ...before } = migrations
  const { db } = await kindServices({ kind: { ...form, migrations: before } })
  await sql`
    insert into form_submissions
      (page_id, title, email, email_key, time, state, expires, release_code, message, keep_days, auth)
    values (7, 'Bookings', 'anna@example.org', 'anna@example.org', 5, 'released', 9, 'code', '{}', 30, 0)
  `.execute(db)
  await inbox!.up(db)
  const { rows } = await sql`select mark, note from form_submissions`.execute(db)
  expect(rows).toEqual([{ mark: 'done', note: '' }])
})

it('keeps what was submitted before there were places', async () => {
  const { '0005-places': places, ...before } = migrations
  const { db } = await kindServices({ kind: { ...form, migrations: before } })
  await sql`
    insert into form_submissions
      (page_id, title, email, email_key, time, state, expires, release_code, message, keep_days, auth)
    values (7, 'Bookings', 'anna@example.org', 'anna@example.org', 5, 'released', 9, 'code', '{}', 30, 0)
  `.execute(db)
  await places!.up(db)
  await sql`insert into form_places values (1, 7, 'Hut', 'upper')`.execute(db)
  await sql`delete from form_submissions`.execute(db)
  const { rows } = await sql`select * from form_places`.execute(db)
  expect(rows).toEqual([])
})

it('keeps what was submitted before there were files, and deletes files with it', async () => {
  const { '0006-files': files, ...before } = migrations
  const { db } = await kindServices({ kind: { ...form, migrations: before } })
  await sql`
    insert into form_submissions
      (page_id, title, email, email_key, time, state, expires, release_code, message, keep_days, auth)
    values (7, 'Bookings', 'anna@example.org', 'anna@example.org', 5, 'released', 9, 'code', '{}', 30, 0)
  `.execute(db)
  await files!.up(db)
  await sql`
    insert into form_files (submission_id, page_id, field, ticket_hash, expires, name, type, size, sha256, storage_key)
    values (1, 7, 'CV', 'hash', 9, 'cv.pdf', 'application/pdf', 5, 'sum', '00/key')
  `.execute(db)
  await sql`delete from form_submissions`.execute(db)
  const { rows } = await sql`select * from form_files`.execute(db)
  expect(rows).toEqual([])
})
