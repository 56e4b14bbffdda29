import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { theServer } from '../testing/audit.ts'
import { addPage, type NewPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.page-manager')
})
afterEach(() => server.close())

const add = (page: NewPage) => addPage(server, { published: true, ...page })

async function rename(id: number, url: string, change: object = {}): Promise<void> {
  const page = { id, title: 'A page', url, published: true, pub_start: null, pub_end: null, ...change }
  const reply = await server.call('POST private/page-update.json.php', page, { as })
  expect(reply.statusCode).toBe(200)
}

async function ask(url: string, visitor?: Visitor) {
  const { statusCode, headers, body } = await server.get(url, { as: visitor })
  return headers.location === undefined
    ? [statusCode, statusCode === 200 ? JSON.parse(body).page?.id : undefined]
    : [statusCode, headers.location]
}

const gone = [404, undefined]

describe('a former shortcut of a page', () => {
  it('redirects to the current address, with the query, for everybody', async () => {
    const id = await add({ url: 'hutten' })
    expect(await ask('/hutten')).toEqual([200, id])
    await rename(id, 'hütten/see')
    for (const visitor of [undefined, as]) {
      expect(await ask('/hutten', visitor)).toEqual([308, '/h%C3%BCtten/see'])
      expect(await ask('/hutten?from=a%20mail&x=1', visitor)).toEqual([308, '/h%C3%BCtten/see?from=a%20mail&x=1'])
      expect(await ask('/h%C3%BCtten/see', visitor)).toEqual([200, id])
    }
    const head = await server.app.inject({ method: 'HEAD', url: '/hutten' })
    expect([head.statusCode, head.headers.location, head.headers['cache-control']]).toEqual([
      308,
      '/h%C3%BCtten/see',
      'no-store',
    ])
  })

  it('redirects directly after several changes, and to the id address of a page without a shortcut', async () => {
    const id = await add({ url: 'a' })
    await rename(id, 'b')
    await rename(id, 'c')
    expect([await ask('/a'), await ask('/b'), await ask('/c')]).toEqual([
      [308, '/c'],
      [308, '/c'],
      [200, id],
    ])
    await rename(id, '')
    for (const url of ['/a', '/b', '/c']) expect(await ask(url)).toEqual([308, `/pages/note/${id}`])
    await rename(id, 'a')
    expect([await ask('/a'), await ask('/b'), await ask('/c')]).toEqual([
      [200, id],
      [308, '/a'],
      [308, '/a'],
    ])
  })

  it('belongs to the page that takes it, and to no page when that one is deleted', async () => {
    const first = await add({ url: 'a' })
    await rename(first, 'b')
    const input = { id: 1, detail: 'Second', url: 'a', cloneid: 0 }
    const { id: second } = (await server.call('POST private/page-create.json.php', input, { as })).json()
    await rename(second, 'a')
    expect(await ask('/a')).toEqual([200, second])
    await server.services.pages.remove(second, theServer)
    expect([await ask('/a'), await ask('/b')]).toEqual([gone, [200, first]])

    const third = await add({ url: 'c' })
    await rename(first, '')
    await rename(third, 'b')
    expect(await ask('/b')).toEqual([200, third])
    await server.services.pages.remove(third, theServer)
    for (const url of ['/b', '/c']) expect(await ask(url)).toEqual(gone)
  })

  it('belongs to the page that had it last', async () => {
    const first = await add({ url: 'a' })
    const second = await add({ url: 'b' })
    await rename(first, 'c')
    await rename(second, 'a')
    await rename(second, 'd')
    expect([await ask('/a'), await ask('/b')]).toEqual([
      [308, '/d'],
      [308, '/d'],
    ])
  })

  it('can be swapped with that of another page', async () => {
    const a = await add({ url: 'a' })
    const b = await add({ url: 'b' })
    await rename(a, 'meanwhile')
    await rename(b, 'a')
    await rename(a, 'b')
    expect([await ask('/a'), await ask('/b'), await ask('/meanwhile')]).toEqual([
      [200, b],
      [200, a],
      [308, '/b'],
    ])
  })

  it('reveals nothing of a page that the visitor may not see', async () => {
    const hidden = await add({ url: 'a' })
    const kept = await add({ url: 'b' })
    const member = await server.logIn()
    await server.services.changes.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: kept, role_id: member.roleId }).execute(),
    )
    await rename(hidden, 'secret-plan', { published: false })
    await rename(kept, 'members')
    const unknown = await server.get('/nothing')
    for (const url of ['/a', '/b']) {
      const reply = await server.get(url)
      const { date, 'x-request-id': requestId } = reply.headers
      const headers = { ...unknown.headers, date, 'x-request-id': requestId }
      expect([reply.statusCode, reply.body, reply.headers]).toEqual([404, unknown.body, headers])
    }
    expect([await ask('/b', member), await ask('/a', member), await ask('/a', as)]).toEqual([
      [308, '/members'],
      gone,
      [308, '/secret-plan'],
    ])
  })

  it('is in no sitemap', async () => {
    await rename(await add({ url: 'a' }), 'b')
    const { body } = await server.get('/sitemap.xml')
    expect(body).toContain('/b</loc>')
    expect(body).not.toContain('/a</loc>')
  })

  it('redirects to no other site, whatever follows it', async () => {
    await rename(await add({ url: 'a' }), 'b')
    expect(await ask('/a?//evil.example')).toEqual([308, '/b?//evil.example'])
    expect(await ask('/a/')).toEqual([308, '/a'])
    expect(await ask('/a/?q=1')).toEqual([308, '/a?q=1'])
    for (const url of ['//a', '/a//', '/%2Fa', '/a%00', '/~a']) expect((await ask(url))[0]).not.toBe(200)
  })
})

it('a page is found at its own addresses only, whatever was requested before', async () => {
  const id = await add({ url: 'a' })
  expect(await ask(`/pages/note/${id}`)).toEqual([200, id])
  expect(await ask(`/%23${id}`)).toEqual(gone)
})
