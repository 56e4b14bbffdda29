import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn()
})
afterEach(() => server.close())

const of = (id: number, who: Visitor | undefined = as) =>
  server.call('GET protected/page-get-headings.json.php', { id }, { as: who })
const find = async (q: string, who = as) =>
  (await server.call('GET protected/page-find-headings.json.php', { q }, { as: who })).json()

const content = '# Our huts\n\n## What it costs\nTwenty a night\n## '

describe('the headings of a page', () => {
  it('are those that its kind tells, with their ids', async () => {
    const id = await addPage(server, { content, published: true })
    expect((await of(id)).json()).toEqual([
      { anchor: 'h-1', level: 1, words: 'Our huts' },
      { anchor: 'h-2', level: 2, words: 'What it costs' },
    ])
  })

  it('are none of a kind that tells none', async () => {
    expect((await of(await addPage(server, { kind: 'list', content, published: true }))).json()).toEqual([])
  })

  it('are for those who may see the page', async () => {
    const hidden = await addPage(server, { content })
    expect((await of(hidden)).statusCode).toBe(404)
    expect((await of(hidden, await server.logIn('core.page-manager'))).statusCode).toBe(200)
    const restricted = await addPage(server, { content, published: true })
    await server.services.changes.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: restricted, role_id: as.roleId }).execute(),
    )
    expect((await of(restricted)).statusCode).toBe(200)
    expect((await of(restricted, await server.logIn())).statusCode).toBe(403)
    expect((await of(4711)).statusCode).toBe(404)
  })
})

describe('headings by their words', () => {
  it('are found on pages that the person may see, the last word as it is typed', async () => {
    const page = await addPage(server, { title: 'Prices', url: 'prices', content, published: true })
    await addPage(server, { title: 'Secret', content })
    const found = {
      ...{ page: { id: page, title: 'Prices', address: '/prices' }, anchor: 'h-2', level: 2, words: 'What it costs' },
    }
    expect(await find('cost')).toEqual([found])
    expect(await find('COSTS what')).toEqual([found])
    expect(await find('night')).toEqual([])
    expect(await find(' ')).toEqual([])
    expect(await find('cost', await server.logIn('core.page-manager'))).toHaveLength(2)
  })
})
