import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const call = 'GET public/search.json.php'

let server: TestServer
let id: number
beforeAll(async () => {
  server = await createTestServer()
  id = await addPage(server, { title: 'Huts', published: true })
})
afterAll(() => server.close())

async function found(q: string): Promise<number[]> {
  const reply = await server.call(call, { q })
  expect([q, reply.statusCode]).toEqual([q, 200])
  return reply.json().results.map((result: { id: number }) => result.id)
}

describe('a search', () => {
  it.each([
    '',
    ' ',
    '"',
    '""""',
    '*',
    '* *',
    'NEAR(huts stove, 2)',
    'huts AND',
    'OR',
    'NOT huts',
    '-huts',
    'title:huts',
    ':huts',
    'terms : huts',
    '(huts',
    ')',
    '^huts',
    "huts'",
    "' or 1=1 --",
    "'; drop table pages; --",
    '\\',
    '%',
    '_',
    '!huts',
    'huts & | <-> !',
    "'a':*",
    '$1',
    '?',
    '🏔️',
    '🏔️ huts',
    '\u202e',
    '\ufeff',
    '\ud800',
    'x'.repeat(200),
    'a '.repeat(100),
    'é'.repeat(200),
    '日本',
  ])('reads %j as text, never as a query of the database', async (q) => {
    expect([[], [id]]).toContainEqual(await found(q))
  })

  it.each(['"huts"', 'huts*', '-huts', ':huts', 'huts!', '🏔️ huts', '(huts) ', "'huts'"])(
    'finds huts by %s',
    async (q) => {
      expect(await found(q)).toEqual([id])
    },
  )

  it('refuses invalid queries', async () => {
    for (const input of ['', 'q=a&q=b', 'q=%00', `q=${'x'.repeat(201)}`, 'q=a&from=-1', 'q=a&from=1001', 'q=a&x=1'])
      expect([input, (await server.call(call, input)).statusCode]).toEqual([input, 400])
  })
})
