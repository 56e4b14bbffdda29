import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { openSqlite } from './database.ts'
import { migrate } from './migrate.ts'
import { createWalCheckpoint } from './wal-checkpoint.ts'

it('a database that is written to without pause has a log that is begun anew, and loses nothing', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-checkpoint-'))
  const database = openSqlite(folder)
  await migrate(database)
  const value = 'x'.repeat(40_000)
  const log = `${database.file}-wal`
  const write = (name: string) => database.write((tx) => tx.insertInto('settings').values({ name, value }).execute())
  await write('0')
  const salt = saltOf(log)
  let written = 1
  // 76 MB at most: SQLite itself would have waited for 80
  while (saltOf(log).equals(salt) && written < 1_900) await write(String(written++))
  expect(saltOf(log).equals(salt)).toBe(false)
  await vi.waitFor(() => expect(fs.statSync(database.file as string).size).toBeGreaterThan(3_000_000))
  await database.close()
  const again = openSqlite(folder)
  const rows = await again.read
    .selectFrom('settings')
    .select((is) => is.fn.countAll<number>().as('n'))
    .execute()
  expect(rows).toEqual([{ n: written }])
  await again.close()
  fs.rmSync(folder, { recursive: true })
})

it('the log is moved by one thread, also where there is always somebody who writes', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-checkpoint-'))
  const threads: Worker[] = []
  const count = (worker: Worker) => threads.push(worker)
  process.on('worker', count)
  const database = openSqlite(folder)
  await migrate(database)
  const value = 'x'.repeat(40_000)
  // 16 MB, enough for several moves, in transactions that take more than a turn
  const write = async (name: string) => {
    for (let i = 0; i < 100; i++)
      await database.write(async (tx) => {
        await tx
          .insertInto('settings')
          .values({ name: `${name} ${i}`, value })
          .execute()
        await setImmediate()
      })
  }
  await Promise.all(['a', 'b', 'c', 'd'].map(write))
  await database.close()
  process.off('worker', count)
  expect(threads).toHaveLength(1)
  fs.rmSync(folder, { recursive: true })
})

it('what is written while the log is moved follows while nobody writes, so that the log is begun anew', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-checkpoint-'))
  const file = path.join(folder, 'site.db')
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table notes (text text)')
  const write = () => db.exec("insert into notes values ('a note')")
  let salt: Buffer | undefined
  const logged = () => {
    write()
    salt = saltOf(`${file}-wal`)
    return 1_000
  }
  const over = Promise.withResolvers<void>()
  const alone = async (work: () => Promise<void>) => {
    await work()
    over.resolve()
  }
  const checkpoint = createWalCheckpoint({ file, logged, alone })
  checkpoint.committed()
  await over.promise
  await checkpoint.close()
  write()
  expect(saltOf(`${file}-wal`)).not.toEqual(salt)
  db.close()
  fs.rmSync(folder, { recursive: true })
})

/** The part of a log's head that changes whenever it is begun again. */
function saltOf(log: string): Buffer {
  const file = fs.openSync(log, 'r')
  const salt = Buffer.alloc(8)
  fs.readSync(file, salt, 0, salt.length, 16)
  fs.closeSync(file)
  return salt
}
