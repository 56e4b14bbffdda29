import fs from 'node:fs'
import net, { type AddressInfo, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startS3, type TestS3 } from '../testing/test-s3.ts'
import { openFileStore } from './file-store.ts'

let folder: string
let s3: TestS3
const closers: (() => unknown)[] = []
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-s3-'))
  s3 = await startS3(path.join(folder, 's3'))
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await s3.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** A way to the storage on which the first connections break as soon as something is sent. */
async function breaking(connections: number): Promise<{ url: string; made: () => number }> {
  const url = new URL(s3.url)
  const storage = Number(url.port)
  const sockets = new Set<Socket>()
  let made = 0
  const server = net.createServer((client) => {
    made++
    const upstream = net.connect(storage, '127.0.0.1')
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}))
    if (made <= connections) client.once('data', () => client.resetAndDestroy())
    else client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, made: () => made }
}

it('sends a file again whose connection broke', async () => {
  const way = await breaking(2)
  const store = await openFileStore({ dataDir: folder, filesUrl: way.url })
  const file = path.join(folder, 'hut.bin')
  fs.writeFileSync(file, Buffer.alloc(200_000, 'hut '))
  await store.put('hut', file)
  expect(way.made()).toBe(3)
  expect((await store.read('hut'))?.size).toBe(200_000)
})

it('gives up when every connection breaks', async () => {
  const way = await breaking(Infinity)
  const store = await openFileStore({ dataDir: folder, filesUrl: way.url })
  const file = path.join(folder, 'hut.bin')
  fs.writeFileSync(file, 'hut')
  await expect(store.put('hut', file)).rejects.toThrow(/ECONNRESET|EPIPE|hang up/)
  expect(way.made()).toBe(3)
})
