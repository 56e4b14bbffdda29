import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { openSqlite } from './database.ts'
import { migrate } from './migrate.ts'

it('a database that is written to without pause has a log that stays short, and loses nothing', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-checkpoint-'))
  const database = openSqlite(folder)
  await migrate(database)
  const value = 'x'.repeat(40_000)
  const log = `${database.file}-wal`
  let longest = 0
  for (let i = 0; i < 1_500; i++) {
    await database.write((tx) =>
      tx
        .insertInto('settings')
        .values({ name: String(i), value })
        .execute(),
    )
    longest = Math.max(longest, fs.statSync(log).size)
  }
  // 60 MB were written, and SQLite itself would have waited for 80
  expect(longest).toBeLessThan(30_000_000)
  await vi.waitFor(() => expect(fs.statSync(database.file as string).size).toBeGreaterThan(40_000_000))
  await database.close()
  const again = openSqlite(folder)
  const rows = await again.read
    .selectFrom('settings')
    .select((is) => is.fn.countAll<number>().as('n'))
    .execute()
  expect(rows).toEqual([{ n: 1_500 }])
  await again.close()
  fs.rmSync(folder, { recursive: true })
})
