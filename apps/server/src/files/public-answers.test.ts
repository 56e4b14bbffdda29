import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
let manager: Visitor
let idFolder: number
let origin: string
beforeEach(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  idFolder = await topFolder(server, 'public')
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => server.close())

interface Asking {
  query?: string
  cookie?: string
  headers?: Record<string, string>
}

const ask = (id: number, { query = '', cookie, headers = {} }: Asking = {}) =>
  fetch(`${origin}/api/1/private/file-get.php?id=${id}${query}`, {
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
  })

async function seen(id: number, asking?: Asking): Promise<unknown> {
  const reply = await ask(id, asking)
  return reply.ok ? reply.text() : reply.status
}

describe('a public file that is requested again', () => {
  it.each(['', '&dl=1', '&thumb=1', '&w=320'])('is answered with the same headers and bytes: %s', async (query) => {
    const id = await uploaded(server, manager, { idFolder, bytes: await picture({ width: 500, height: 300 }) })
    const answers = []
    const ids = new Set<string | undefined>()
    for (let asked = 0; asked < 4; asked++) {
      const reply = await ask(id, { query })
      const { date: _, 'x-request-id': requestId, ...headers } = Object.fromEntries(reply.headers)
      ids.add(requestId)
      answers.push({ status: reply.status, headers, bytes: Buffer.from(await reply.arrayBuffer()).toString('base64') })
    }
    const [first, ...others] = answers
    expect(first?.status).toBe(200)
    for (const other of others) expect(other).toEqual(first)
    expect(ids.size).toBe(4)

    const etag = first?.headers['etag'] as string
    const unchanged = await ask(id, { query, headers: { 'if-none-match': etag } })
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag])
  })

  it.each(['', '&dl=1', '&thumb=1', '&w=320'])('is answered to HEAD as to GET, from memory too: %s', async (query) => {
    const id = await uploaded(server, manager, { idFolder, bytes: await picture({ width: 500, height: 300 }) })
    for (let asked = 0; asked < 3; asked++) {
      const answers = []
      for (const method of ['HEAD', 'GET']) {
        const reply = await fetch(`${origin}/api/1/private/file-get.php?id=${id}${query}`, { method })
        const headers = Object.fromEntries(reply.headers)
        // those that are the connection's own
        for (const name of ['date', 'x-request-id', 'connection', 'keep-alive']) delete headers[name]
        answers.push({ status: reply.status, headers })
        expect((await reply.arrayBuffer()).byteLength).toBe(method === 'HEAD' ? 0 : Number(headers['content-length']))
      }
      expect(answers[0]).toEqual(answers[1])
    }
  })

  it('gets the same answer whatever unknown parameters its address has', async () => {
    const id = await uploaded(server, manager, { idFolder, bytes: await picture({ width: 500, height: 300 }) })
    const added = ['', '&fbclid=abc', '&utm_source=a&utm_medium=b', '&ID=7', '&a=%00', '&%', '&__proto__=1', '&=&']
    const tags = new Map<string, Set<string | null>>()
    for (let asked = 0; asked < 3; asked++)
      for (const query of ['', '&w=320', '&thumb=1'])
        for (const more of added) {
          const reply = await ask(id, { query: query + more })
          expect([query + more, reply.status]).toEqual([query + more, 200])
          tags.set(query, (tags.get(query) ?? new Set()).add(reply.headers.get('etag')))
        }
    expect([...tags.values()].map((each) => each.size)).toEqual([1, 1, 1])
    for (const malformed of ['&w=321', '&w=320&w=320', '&id=1', '&%69d=1'])
      expect([malformed, await seen(id, { query: malformed })]).toEqual([malformed, 400])
  })

  it('is sent in parts on request', async () => {
    const id = await uploaded(server, manager, { idFolder, bytes: 'Twelve beds' })
    for (let asked = 0; asked < 3; asked++) expect(await seen(id)).toBe('Twelve beds')
    const part = await ask(id, { headers: { range: 'bytes=0-5' } })
    expect([part.status, await part.text()]).toEqual([206, 'Twelve'])
  })

  it('is restricted, replaced and deleted at once (T31)', async () => {
    const { changes } = server.services
    const id = await uploaded(server, manager, { idFolder, bytes: 'Huts' })
    const twice = async () => [await seen(id), await seen(id), await seen(id, manager)]
    expect(await twice()).toEqual(['Huts', 'Huts', 'Huts'])
    const { cookie, roleId } = await server.logIn()
    await changes.write((tx) => tx.insertInto('file_roles').values({ file_id: id, role_id: roleId }).execute())
    expect(await twice()).toEqual([404, 404, 'Huts'])
    for (let asked = 0; asked < 3; asked++) expect(await seen(id, { cookie })).toBe('Huts')
    expect(await twice()).toEqual([404, 404, 'Huts'])
    await changes.write((tx) => tx.deleteFrom('file_roles').execute())
    await uploaded(server, manager, { id, idFolder, bytes: 'Lakes' })
    expect(await twice()).toEqual(['Lakes', 'Lakes', 'Lakes'])
    await server.call('GET private/file-delete.json.php', { id }, { as: manager })
    expect(await twice()).toEqual([404, 404, 404])
    await server.services.uploads.idle()
  })

  it('is AVIF only for clients that accept it, once that is made', async () => {
    const id = await uploaded(server, manager, { idFolder, bytes: await picture({ width: 500, height: 300 }) })
    const typeFor = async (accept: string) =>
      (await ask(id, { query: '&w=320', headers: { accept } })).headers.get('content-type')
    expect(await typeFor('image/avif,*/*')).toBe('image/webp')
    await server.services.renditions.idle()
    for (let asked = 0; asked < 3; asked++) {
      expect(await typeFor('image/avif,*/*')).toBe('image/avif')
      expect(await typeFor('*/*')).toBe('image/webp')
    }
  })
})
