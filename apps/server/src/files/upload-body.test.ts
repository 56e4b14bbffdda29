import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { personalFolder } from '../testing/folders-and-files.ts'
import { ownTool } from '../testing/foreign-requests.ts'
import { refusal } from '../testing/refusal.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { filesOnDisk, namedKeys } from '../testing/uploads.ts'
import { receiveUpload } from './upload-body.ts'

const megabyte = 1024 * 1024
const uploadPath = '/api/1/private/file-upload.json.php'

let server: TestServer
let member: Visitor
let idFolder: number
beforeEach(async () => {
  server = await createTestServer({ maxUploadMb: 1 })
  member = await server.logIn()
  idFolder = await personalFolder(server, member)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => server.close())

const boundary = 'x-boundary'
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead = (name = 'fileKey') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="huts.txt"\r\nContent-Type: image/png\r\n\r\n`
const file = (text: string, name?: string) => `${fileHead(name)}${text}\r\n`
const end = `--${boundary}--\r\n`
const folder = () => field('idFolder', String(idFolder))

interface SendOptions {
  as?: Visitor | undefined
  headers?: Record<string, string>
}

/** A request on a connection of its own, to be written to; and its answer. */
function open({ as = member, headers = {} }: SendOptions = {}) {
  const { port } = server.app.server.address() as AddressInfo
  const request = http.request({
    port,
    method: 'POST',
    path: uploadPath,
    agent: false,
    headers: { cookie: as.cookie, ...ownTool, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  })
  request.on('error', () => {}) // the server may cut the connection while we still send
  const answer = new Promise<{ status: number; body: string; connection: string | undefined }>((resolve, reject) => {
    request.on('close', () => reject(new Error('closed without an answer')))
    request.on('response', (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, connection: response.headers.connection }),
      )
    })
  })
  answer.catch(() => {})
  return { request, answer }
}

async function send(body: string | Buffer, options?: SendOptions) {
  const { request, answer } = open(options)
  request.end(body)
  return answer
}

const malformed = { status: 400, body: '{"error":"The request is not well-formed","code":"malformed"}' }

async function expectNothingLeft(): Promise<void> {
  await vi.waitFor(() => expect(filesOnDisk(server)).toEqual([]))
  expect(await namedKeys(server)).toEqual([])
  const discarded = server.services.database.read.selectFrom('discarded_bytes').selectAll()
  expect(await discarded.execute()).toEqual([])
}

/** Resolves when the server has the beginning of a file on disk. */
function begun(): Promise<void> {
  return vi.waitFor(() => expect(filesOnDisk(server)).toHaveLength(1))
}

describe('the body of an upload', () => {
  it('has its fields in any order (API-026)', async () => {
    for (const body of [
      folder() + field('caption', 'Hütten') + file('Huts') + end,
      file('Huts') + field('caption', 'Hütten') + folder() + end,
      `preamble\r\n${file('')}${folder()}${end}epilogue`,
    ])
      expect((await send(body)).status).toBe(200)
    expect(await namedKeys(server)).toHaveLength(3)
  })

  it.each([
    ['nothing', () => ''],
    ['only an end', () => end],
    ['no file', () => folder() + end],
    ['the file as a field', () => folder() + field('fileKey', 'Huts') + end],
    ['two files', () => folder() + file('Huts') + file('Huts') + end],
    ['a file of another name', () => folder() + file('Huts', 'file') + end],
    ['an unknown field', () => folder() + field('name', 'x') + file('Huts') + end],
    ['an unknown field with a file', () => folder() + file('Huts') + field('__proto__', 'x') + end],
    ['a field twice', () => folder() + folder() + file('Huts') + end],
    ['no folder', () => file('Huts') + end],
    ['a folder that is no number', () => field('idFolder', '1e1') + file('Huts') + end],
    ['a caption that is too long', () => folder() + field('caption', 'x'.repeat(1001)) + file('Huts') + end],
    ['a field that is too long', () => folder() + field('caption', 'x'.repeat(20_000)) + file('Huts') + end],
    ['a caption with a zero character', () => folder() + field('caption', 'a\0b') + file('Huts') + end],
    ['thousands of parts', () => folder() + field('x', '1').repeat(10_000) + file('Huts') + end],
    ['a part with a huge header', () => `--${boundary}\r\nX-A: ${'x'.repeat(100_000)}\r\n\r\n1\r\n${file('H')}${end}`],
    ['no end', () => folder() + file('Huts')],
    ['an end in the middle of the file', () => folder() + fileHead() + 'Hu'],
  ])('is refused with %s (T33, F11)', async (_, body) => {
    expect(await send(body())).toMatchObject(malformed)
    await expectNothingLeft()
  })

  it.each([
    ['content-type', 'multipart/form-data'],
    ['content-type', 'multipart/form-data; boundary='],
    ['content-type', `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['content-type', 'multipart/mixed; boundary=x-boundary'],
    ['content-type', 'application/json'],
    ['content-encoding', 'gzip'],
  ])('is refused with the header %s: %s (F11)', async (name, value) => {
    expect(await send(folder() + file('Huts') + end, { headers: { [name]: value } })).toMatchObject(malformed)
    await expectNothingLeft()
  })

  it('is refused with 413 by its declared length, and at once when that was wrong (F11)', async () => {
    const tooLarge = { status: 413, body: JSON.stringify(refusal('tooLarge')), connection: 'close' }
    const announced = open({ headers: { 'content-length': String(2 * megabyte) } })
    announced.request.write(folder())
    expect(await announced.answer).toEqual(tooLarge)

    // it never ends, and is answered with its first byte too many
    const endless = open()
    endless.request.write(folder() + fileHead())
    endless.request.write(Buffer.alloc(megabyte + 1, 'x'))
    expect(await endless.answer).toEqual(tooLarge)
    await expectNothingLeft()
  })

  it('is cut off after too many bytes that belong to no part (F11)', async () => {
    const { request, answer } = open()
    request.write(`${folder()}${file('Huts')}${end}`)
    request.write(Buffer.alloc(2 * megabyte, 'x'))
    expect((await answer).status).toBe(413)
    await expectNothingLeft()
  })

  it('may have exactly the largest size', async () => {
    expect((await send(folder() + file('x'.repeat(megabyte)) + end)).status).toBe(200)
    expect((await send(folder() + file('x'.repeat(megabyte + 1)) + end)).status).toBe(413)
    expect(await namedKeys(server)).toHaveLength(1)
  })

  it.each([1, 500_000, 999_000])('leaves nothing when the sender disconnects after %i bytes (F10)', async (length) => {
    const { request } = open({ headers: { 'content-length': String(megabyte) } })
    request.write(folder() + fileHead() + 'x'.repeat(length))
    await begun()
    request.destroy()
    await expectNothingLeft()
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('is not read before its sender is known', async () => {
    for (const [options, status] of [
      [{ headers: { cookie: 'sitewright=nobody' } }, 401],
      [{ headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ] as const) {
      const { request, answer } = open(options)
      request.write(folder() + fileHead() + 'Hut')
      expect(await answer).toMatchObject({ status, connection: 'close' })
      request.destroy()
    }
    await expectNothingLeft()
  })

  it('is refused when its sender loses their session meanwhile', async () => {
    const { request, answer } = open()
    request.write(folder() + fileHead() + 'Hut')
    await begun()
    await server.services.sessions.end(member.cookie.slice('sitewright='.length))
    request.end(`s\r\n${end}`)
    expect((await answer).status).toBe(401)
    await expectNothingLeft()
  })

  it('that cannot be written is not answered as an error of its sender (F3)', async () => {
    // an address within the limit of the system, but not with a file's name behind it
    const tooLong = path.join(server.dataDir, ...Array.from({ length: 25 }, () => 'x'.repeat(200))).slice(0, 4075)
    const outcome = Promise.withResolvers<unknown>()
    const receiver = http.createServer((request, response) => {
      receiveUpload(request, { folder: tooLong, maxBytes: megabyte }).then(outcome.resolve, outcome.reject)
      request.on('close', () => response.destroy())
    })
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const request = http.request({ port: (receiver.address() as AddressInfo).port, method: 'POST', headers })
    request.on('error', () => {})
    request.end(file('x'.repeat(100_000)) + end)
    await expect(outcome.promise).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
    receiver.close()
    request.destroy()
  })

  it('is the only one that may be a form', async () => {
    const form = new FormData()
    form.append('name', 'Huts')
    const reply = await server.call('POST private/folder-create.json.php', form, { as: member })
    expect(reply.statusCode).toBe(415)
  })

  it('reads nothing of the next request', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const { port } = server.app.server.address() as AddressInfo
    for (let i = 0; i < 3; i++) {
      const headers = {
        cookie: member.cookie,
        ...ownTool,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      }
      const request = http.request({ port, agent, method: 'POST', path: uploadPath, headers })
      request.end(folder() + file('Huts') + end)
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      response.resume()
      await once(response, 'end')
      expect([response.statusCode, response.headers.connection]).toEqual([200, 'keep-alive'])
    }
    agent.destroy()
  })
})
