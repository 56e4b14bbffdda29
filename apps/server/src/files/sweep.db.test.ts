import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { filesOnDisk, namedKeys, upload, uploaded } from '../testing/uploads.ts'
import { createDiskStore } from './disk-store.ts'
import { createLedger } from './file-store-ledger.ts'
import type { FileStore } from './file-store.ts'

let server: TestServer
let manager: Visitor
let idFolder: number
/** What goes wrong with the storage. */
let fault: { put?: Error; remove?: Error }
beforeEach(async () => {
  fault = {}
  server = await createTestServer({ files: failing() })
  manager = await server.logIn('core.file-manager')
  idFolder = await topFolder(server, 'public')
})
afterEach(() => server.close())

/** A disk that can be made to fail. */
function failing(): FileStore {
  const disk = () => createDiskStore(path.join(server.dataDir, 'files'))
  return {
    put: async (key, source) => {
      await disk().put(key, source)
      if (fault.put) throw fault.put
    },
    read: (key, range) => disk().read(key, range),
    withLocalFile: (key, work) => disk().withLocalFile(key, work),
    remove: async (key) => {
      if (fault.remove) throw fault.remove
      await disk().remove(key)
    },
    keys: () => disk().keys(),
  }
}

const full = () => Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
const hour = 60 * 60 * 1000

async function discarded(): Promise<number> {
  return (await server.services.database.read.selectFrom('discarded_bytes').selectAll().execute()).length
}

describe('nothing is left behind', () => {
  it('when there is no space: 507, and the next upload works (F3)', async () => {
    fault.put = full()
    const reply = await upload(server, manager, { idFolder, bytes: 'Huts' })
    const body = { ...refusal('storageFull'), id: reply.headers['x-request-id'] }
    expect([reply.statusCode, reply.json()]).toEqual([507, body])
    expect(await namedKeys(server)).toEqual([])
    fault = {}
    await uploaded(server, manager, { idFolder, bytes: 'Lakes' })
    server.time.now += hour
    await server.services.sweep.run()
    expect(filesOnDisk(server)).toHaveLength(1)
    expect(await discarded()).toBe(0)
  })

  it('when there is no space for a rendition: the image is shown all the same (F3)', async () => {
    const id = await uploaded(server, manager, { idFolder, bytes: await picture() })
    fault.put = full()
    const reply = await server.get(`/api/1/private/file-get.php?id=${id}&thumb=1`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    fault = {}
    server.time.now += hour
    await server.services.sweep.run()
    expect(filesOnDisk(server)).toHaveLength(1)
  })

  it('when the server was stopped between storing and naming (F1)', async () => {
    const { database, files, now } = server.services
    const ledger = createLedger({ database, files, now, log: server.app.log })
    const key = await ledger.store(Buffer.from('Huts'))
    await server.services.sweep.run()
    expect(filesOnDisk(server)).toHaveLength(1)
    server.time.now += hour
    await expect(database.write((tx) => ledger.claim(tx, key))).rejects.toThrow('removed')
    await server.services.sweep.run()
    expect(filesOnDisk(server)).toEqual([])
    expect(await discarded()).toBe(0)
  })

  it('when the storage cannot remove the bytes of a replaced file now', async () => {
    const id = await uploaded(server, manager, { idFolder, bytes: 'Huts' })
    fault.remove = new Error('out of reach')
    await uploaded(server, manager, { idFolder, id, bytes: 'Lakes' })
    await server.services.uploads.idle()
    expect(filesOnDisk(server)).toHaveLength(2)
    expect(server.log.join()).toContain('unused files could not be removed yet')
    fault = {}
    await server.services.sweep.run()
    expect(filesOnDisk(server)).toHaveLength(1)
    expect(await discarded()).toBe(0)
  })

  it('when an account is deleted for good, with all files in its personal folder', async () => {
    const member = await server.logIn()
    const own = await personalFolder(server, member)
    const id = await uploaded(server, member, { idFolder: own, bytes: await picture() })
    await server.get(`/api/1/private/file-get.php?id=${id}&thumb=1`, { as: member })
    expect(filesOnDisk(server)).toHaveLength(2)
    const admin = await server.logIn('core.admin')
    await server.call('GET private/account-delete.json.php', { id: member.accountId }, { as: admin })
    await server.call('POST private/trash-delete.json.php', { kind: 'account', id: member.accountId }, { as: admin })
    await server.services.sweep.run()
    expect(filesOnDisk(server)).toEqual([])
  })

  it('of uploads that a stopped server was receiving, once they are an hour old (F10)', async () => {
    const folder = path.join(server.dataDir, 'tmp')
    await mkdir(folder, { recursive: true })
    const [old, young] = [path.join(folder, 'old'), path.join(folder, 'young')]
    await writeFile(old, 'Huts')
    await writeFile(young, 'Huts')
    const long = new Date(Date.now() - hour - 1000)
    await utimes(old, long, long)
    await server.services.sweep.run()
    expect([existsSync(old), existsSync(young)]).toEqual([false, true])
  })
})
