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
