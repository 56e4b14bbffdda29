import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3, type TestS3 } from '../testing/test-s3.ts'
import { newKey, openFileStore, storeBytes, uploadFolder, type FileStore } from './file-store.ts'

let dataDir: string
let s3: TestS3
const stores = {} as Record<'disk' | 'S3' | 'S3 with a prefix', FileStore>
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-store-'))
  s3 = await startS3(path.join(dataDir, 's3'))
  stores.disk = await openFileStore({ dataDir })
  stores.S3 = await openFileStore({ dataDir, filesUrl: s3.url })
  stores['S3 with a prefix'] = await openFileStore({ dataDir, filesUrl: s3.url.replace('?', '/site/files?') })
})
afterAll(async () => {
  await s3.close()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const large = Buffer.alloc(300_000, 'huts and lakes ')

/** What is compared, so that a difference can be read. */
const summary = (bytes: Uint8Array) => `${bytes.byteLength} ${createHash('sha1').update(bytes).digest('hex')}`

describe.each(['disk', 'S3', 'S3 with a prefix'] as const)('files on %s', (name) => {
  async function read(key: string, range?: { start: number; end: number }) {
    const found = await stores[name].read(key, range)
    if (!found) return undefined
    const chunks = found.body instanceof Readable ? await found.body.toArray() : [found.body]
    return { bytes: summary(Buffer.concat(chunks)), size: found.size }
  }

  it('are read as they were stored, from memory or a local file', async () => {
    for (const bytes of [Buffer.from('Huts'), large, Buffer.alloc(0)]) {
      const inMemory = await storeBytes(stores[name], bytes)
      expect(await read(inMemory.key)).toEqual({ bytes: summary(bytes), size: bytes.length })
      const local = path.join(dataDir, 'local')
      await writeFile(local, bytes)
      const key = newKey()
      await stores[name].put(key, local)
      expect(await read(key)).toEqual({ bytes: summary(bytes), size: bytes.length })
    }
  })

  it('are read in parts', async () => {
    const { key } = await storeBytes(stores[name], large)
    for (const [start, end] of [
      [0, 1],
      [5, 8],
      [10, 299_999],
      [299_990, 299_999],
    ] as const)
      expect(await read(key, { start, end })).toEqual({
        bytes: summary(large.subarray(start, end + 1)),
        size: large.length,
      })
  })

  it('are available as local files for work on them', async () => {
    const { key } = await storeBytes(stores[name], large)
    let used = ''
    const work = async (file: string) => {
      used = file
      return readFile(file)
    }
    expect(summary((await stores[name].withLocalFile(key, work)) ?? Buffer.alloc(0))).toEqual(summary(large))
    if (name !== 'disk') await expect(stat(used)).rejects.toThrow('ENOENT')
    expect(await read(key)).toMatchObject({ size: large.length })
    await expect(stores[name].withLocalFile(key, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const left = await fs.promises.readdir(uploadFolder(dataDir)).catch(() => [])
    expect(left).toEqual([])
  })

  it('can be removed, also a second time', async () => {
    const { key } = await storeBytes(stores[name], large)
    await stores[name].remove(key)
    await stores[name].remove(key)
    expect(await read(key)).toBeUndefined()
    expect(await stores[name].withLocalFile(key, () => Promise.resolve('read'))).toBeUndefined()
  })

  it('are all found, by the names that they were stored under', async () => {
    const before = await stores[name].keys()
    const { key } = await storeBytes(stores[name], large)
    expect((await stores[name].keys()).sort()).toEqual([...before, key].sort())
    await stores[name].remove(key)
    expect((await stores[name].keys()).sort()).toEqual(before.sort())
  })

  it('distinguish a missing file from one that cannot be read', async () => {
    expect(await read(newKey())).toBeUndefined()
    const broken = await openFileStore({ dataDir, filesUrl: 's3://key:secret@127.0.0.1:9/bucket?tls=off' })
    await expect(broken.read(newKey())).rejects.toThrow('ECONNREFUSED')
    if (name === 'disk') await expect(stores.disk.read('s3')).resolves.toBeUndefined()
  })
})
