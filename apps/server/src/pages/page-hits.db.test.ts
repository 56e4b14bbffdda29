import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { theServer } from '../testing/audit.ts'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const hit = 'POST public/page-hit.json.php'
const count = 'GET private/page-get-hit-count.json.php'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const view = (id: number, userAgent = 'Mozilla/5.0 Firefox') =>
  server.call(hit, { id }, { headers: { 'user-agent': userAgent } })

async function hits(id: number): Promise<[number, number]> {
  return (await server.call(count, { id }, { as: await server.logIn('core.page-manager') })).json()
}

describe('page hits', () => {
  it('counts every view, and each visitor once a day (SHELL-053, API-032, PAGE-023)', async () => {
    const id = await addPage(server, { published: true })
    expect((await view(id)).json()).toEqual({})
    await view(id)
    await view(id, 'Mozilla/5.0 Chrome')
    expect(await hits(id)).toEqual([3, 2])
    await view(id)
    expect(await hits(id)).toEqual([4, 2])
    server.time.now += 24 * 60 * 60 * 1000
    await view(id)
    expect(await hits(id)).toEqual([5, 3])
  })

  it('counts each page for itself, and a page nobody saw as none', async () => {
    const [seen, unseen] = [await addPage(server, { published: true }), await addPage(server, { published: true })]
    await view(seen)
    expect([await hits(seen), await hits(unseen)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('does not count robots that say so, nor views of no page', async () => {
    const id = await addPage(server, { published: true })
    for (const robot of ['Googlebot/2.1', 'some crawler', '', 'curl/8']) await view(id, robot)
    expect((await view(4711)).statusCode).toBe(200)
    expect(await hits(id)).toEqual([0, 0])
  })

  it('does not count views of pages that the visitor cannot open, and answers them the same (Q79)', async () => {
    const now = server.services.now()
    const member = await server.logIn()
    const kept = await addPage(server, { published: true })
    await server.services.changes.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: kept, role_id: member.roleId }).execute(),
    )
    const shut = [
      await addPage(server),
      await addPage(server, { published: true, pub_start: now + 60 }),
      await addPage(server, { published: true, pub_end: now }),
      kept,
    ]
    const answers = await Promise.all(
      [...shut, 4711].map(async (id) => [(await view(id)).statusCode, (await view(id)).body]),
    )
    expect(answers).toEqual(answers.map(() => [200, '{}']))
    for (const id of shut) expect([id, await hits(id)]).toEqual([id, [0, 0]])
    await server.call(hit, { id: kept }, { as: member })
    expect(await hits(kept)).toEqual([1, 1])
    server.time.now += 60_000
    await view(shut[1] as number)
    expect(await hits(shut[1] as number)).toEqual([1, 1])
  })

  it('has no count of a page that does not exist', async () => {
    const as = await server.logIn('core.page-manager')
    const gone = await addPage(server, { published: true })
    await view(gone)
    await server.services.pages.remove(gone, theServer)
    for (const id of [gone, 4711]) expect((await server.call(count, { id }, { as })).statusCode).toBe(404)
  })

  it('stores no address and no browser name, and forgets visitors after the day', async () => {
    const id = await addPage(server, { published: true })
    await view(id)
    await server.services.hits.flush()
    const { read } = server.services.database
    const stored = JSON.stringify(await read.selectFrom('page_visitors').selectAll().execute())
    expect(stored).not.toMatch(/127\.0\.0\.1|Firefox/)
    server.time.now += 24 * 60 * 60 * 1000
    await view(id)
    await server.services.hits.flush()
    expect(await read.selectFrom('page_visitors').selectAll().execute()).toHaveLength(1)
    expect(await read.selectFrom('day_keys').selectAll().execute()).toHaveLength(1)
  })

  it('are for page managers and administrators (PERM-003)', async () => {
    const id = await addPage(server)
    const status = async (...permissions: string[]) =>
      (await server.call(count, { id }, { as: await server.logIn(...permissions) })).statusCode
    expect(await status('core.page-manager')).toBe(200)
    expect(await status('core.admin')).toBe(200)
    expect(await status('core.menu-manager', 'plugin.note.editor')).toBe(403)
    expect((await server.call(count, { id })).statusCode).toBe(401)
  })
})
