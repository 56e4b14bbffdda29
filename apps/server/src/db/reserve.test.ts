import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorText } from '../errors.ts'
import { administrator, createTestServer, type TestServer } from '../testing/test-server.ts'
import { createReserve, startOnReserve, type Reserve } from './reserve.ts'
import { StartError } from './start-error.ts'

const megabyte = 1024 * 1024

let folder: string
let reserve: Reserve
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-reserve-'))
})
afterEach(async () => {
  await reserve.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const file = () => path.join(folder, 'reserve')
const bytes = () => (fs.existsSync(file()) ? fs.statSync(file()).size : 0)
const full = () => Object.assign(new Error('database or disk is full'), { errcode: 13 })

/** On a disk of so many megabytes, of which so many are free besides the reserve. */
function onDisk(disk: { total: number; free: number }): Reserve {
  reserve = createReserve({
    folder,
    log: pino({ level: 'silent' }),
    lookEvery: 5,
    room: async () => ({ total: disk.total * megabyte, free: disk.free * megabyte - bytes() }),
  })
  return reserve
}

describe('the reserve on the disk', () => {
  it('is a hundredth of the disk, 8 MB at least and 32 MB at most, and never more than half of what is free', async () => {
    const sizes = []
    for (const disk of [
      { total: 100, free: 100 },
      { total: 2000, free: 1000 },
      { total: 1_000_000, free: 1000 },
      { total: 1_000_000, free: 20 },
    ]) {
      await onDisk(disk).close()
      sizes.push(bytes() / megabyte)
      fs.rmSync(file())
    }
    expect(sizes).toEqual([8, 20, 32, 10])
  })

  it('stays unchanged over a restart', async () => {
    await onDisk({ total: 100, free: 100 }).close()
    const before = fs.statSync(file())
    await onDisk({ total: 100, free: 100 }).close()
    expect(fs.statSync(file()).mtimeMs).toBe(before.mtimeMs)
  })

  it('is given up for what has to work, and made again when there is twice as much space', async () => {
    const disk = { total: 100, free: 100 }
    await onDisk(disk).close()
    expect(bytes()).toBe(8 * megabyte)
    disk.free = 8
    onDisk(disk)
    const work = async () => {
      if (bytes() > 0) throw full()
      return 'done'
    }
    expect(await reserve.insist(work)).toBe('done')
    expect(() => reserve.assertHeld()).toThrow(errorText('storageFull'))
    disk.free = 15
    expect(reserve.isHeld()).toBe(false)
    disk.free = 16
    await expect.poll(() => reserve.isHeld()).toBe(true)
    expect(bytes()).toBe(8 * megabyte)
  })

  it('does not repeat what failed for another reason', async () => {
    onDisk({ total: 100, free: 100 })
    let times = 0
    const work = async () => {
      times++
      throw new Error('no')
    }
    await expect(reserve.insist(work)).rejects.toThrow('no')
    expect([times, reserve.isHeld()]).toEqual([1, true])
  })
})

describe('a start on a full disk', () => {
  const log = pino({ level: 'silent' })
  /** A start that needs the room of the reserve. */
  const start = async () => {
    if (bytes() > 0) throw new StartError('The database could not be brought up to date', { cause: full() })
    return 'up'
  }

  it('gives the reserve up', async () => {
    await onDisk({ total: 100, free: 100 }).close()
    expect(await startOnReserve({ folder, log }, start)).toBe('up')
    expect(bytes()).toBe(0)
  })

  it('says in one line that space is needed where there is no reserve to give up', async () => {
    const never = () => Promise.reject(full())
    await onDisk({ total: 100, free: 100 }).close()
    await expect(startOnReserve({ folder, log }, never)).rejects.toThrow(
      new StartError(`The disk of ${folder} is full: free some space and start again`),
    )
  })

  it('keeps it when there is another problem', async () => {
    await onDisk({ total: 100, free: 100 }).close()
    const other = new StartError('The database is damaged')
    await expect(startOnReserve({ folder, log }, () => Promise.reject(other))).rejects.toBe(other)
    expect(bytes()).toBeGreaterThan(0)
  })
})

describe('a site whose disk is full', () => {
  let server: TestServer
  beforeEach(async () => {
    await onDisk({ total: 100, free: 100 }).close()
  })
  afterEach(() => server.close())

  const allowPages = async (most: number) =>
    void (await sql.raw(`pragma max_page_count = ${most}`).execute(server.services.database.raw))
  const pageOf = (title: string) => ({ id: 1, detail: title, url: '', cloneid: 0 })

  it('lets people log in and delete, and refuses to store anything meanwhile (F3)', async () => {
    onDisk({ total: 100, free: 8 })
    // SQLite's file can grow again as soon as the reserve is gone
    const insist: Reserve['insist'] = (work) =>
      reserve.insist(async () => {
        if (bytes() === 0) await allowPages(100_000)
        return work()
      })
    server = await createTestServer({ reserve: { ...reserve, insist } })
    const as = await server.logIn('core.admin')
    const create = () => server.call('POST private/page-create.json.php', pageOf('x'.repeat(200)), { as })
    const login = () =>
      server.call('POST public/login.json.php', { name: administrator.email, pass: administrator.password })
    const { id } = (await create()).json<{ id: number }>()

    await allowPages(1)
    let reply = await create()
    while (reply.statusCode === 200) reply = await create()
    expect([reply.statusCode, reserve.isHeld()]).toEqual([507, true])
    do reply = await login()
    while (reserve.isHeld() && reply.statusCode === 200)
    expect(reply.statusCode).toBe(200)
    expect((await create()).statusCode).toBe(507)
    expect((await server.call('GET private/page-delete.json.php', { id }, { as })).statusCode).toBe(200)
    expect((await server.get('/healthz')).json()).toEqual({ status: 'degraded' })
  })
})
