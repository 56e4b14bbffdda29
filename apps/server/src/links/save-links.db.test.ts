import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterEach(() => server.close())

const link = (fields: object = {}) => ({ IconSet: 'mat', Icon: 'home', Url: '/', Tooltip: 'Start', ...fields })
const save = (list: unknown) => server.call('POST private/links-save.json.php', list, { as })
const load = async () => (await server.call('GET public/links-load.json.php')).json()
const saved = async () => JSON.parse((await load()).config)

describe('links-save', () => {
  it('accepts a list of IconSet, Icon, Url and Tooltip, which links-load answers at once (API-043, LINK-012)', async () => {
    await load()
    const list = [
      link(),
      link({ IconSet: 'fas', Icon: 'envelope', Url: 'mailto:huts@example.org', Tooltip: '<i>Write</i>' }),
      link({ IconSet: 'fab', Icon: 'github', Url: 'https://example.org/?a=b#c' }),
      link({ Url: 'tel:+64 4 123', Icon: 'no_such_icon' }),
      link({ Url: '/huts/by-the-lake?x=1' }),
      link({ Url: 'HTTP://example.org' }),
    ]
    const reply = await save(list)
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await saved()).toEqual(list)
    expect(Object.keys((await load()).icons)).toEqual(['mat:home', 'fas:envelope', 'fab:github'])
  })

  it('stores the whole list as one text, replacing the previous one (LINK-013)', async () => {
    await save([link(), link({ Tooltip: 'Second' })])
    await save([link({ Tooltip: 'Only' })])
    const rows = await server.services.database.read
      .selectFrom('settings')
      .where('name', '=', 'Links')
      .selectAll()
      .execute()
    expect(rows).toEqual([{ name: 'Links', value: JSON.stringify([link({ Tooltip: 'Only' })]) }])
    await save([])
    expect(await saved()).toEqual([])
  })

  it.each([
    'huts',
    'huts/by-the-lake',
    './huts',
    '../huts',
    '?page=2',
    '#top',
    'hütten',
    'a b',
    'x/y:z',
    './a:b',
    '/a//b',
  ])('accepts the relative address %j', async (Url) => {
    expect((await save([link({ Url })])).statusCode).toBe(200)
    expect(await saved()).toEqual([link({ Url })])
  })

  it('accepts empty values (LINK-011)', async () => {
    const empty = link({ Icon: '', Url: '', Tooltip: '' })
    expect((await save([empty])).statusCode).toBe(200)
    expect(await saved()).toEqual([empty])
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/x\r\ny',
    ' /x',
    '/x ',
    '\u00a0javascript:alert(1)',
    '///evil.example',
    '//site.invalid/x',
    '\\evil.example',
    'huts\\by-the-lake',
    'java\tscript:alert(1)',
    'feed:x',
    'a:b',
    '//[',
  ])('refuses the address %j, naming its row, and saves nothing (threats T28)', async (Url) => {
    await save([link({ Tooltip: 'Before' })])
    const reply = await save([link(), link({ Url }), link({ Url })])
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: 'The address of link 2 cannot be used', code: 'bad-link-address', row: 2 },
    ])
    expect(await saved()).toEqual([link({ Tooltip: 'Before' })])
  })

  it('refuses an icon that cannot be a name, and a tooltip of several lines', async () => {
    for (const Icon of ['Home', 'a b', '../x', '"><svg', 'ü', '__proto__ '])
      expect((await save([link({ Icon })])).json()).toEqual({
        error: 'The icon of link 1 is not the name of an icon',
        code: 'bad-link-icon',
        row: 1,
      })
    expect((await save([link(), link({ Tooltip: 'a\nb' })])).json()).toEqual({
      error: 'The tooltip of link 2 must be a single line of text',
      code: 'bad-link-tooltip',
      row: 2,
    })
    expect(await saved()).toEqual([])
  })

  it('refuses anything but a list of links, and more than 50', async () => {
    const { Tooltip: _, ...incomplete } = link()
    const malformed = [
      { ...link() },
      { 0: link() },
      [null],
      [incomplete],
      [link({ IconSet: 'svg' })],
      [link({ IconSet: '__proto__' })],
      [link({ target: '_blank' })],
      [link({ Url: 7 })],
      [link({ Icon: 'x'.repeat(65) })],
      [link({ Tooltip: 'x'.repeat(201) })],
      [link({ Url: '/' + 'x'.repeat(2000) })],
      Array(51).fill(link()),
    ]
    for (const list of malformed) expect((await save(list)).statusCode).toBe(400)
    expect(await saved()).toEqual([])
    expect((await save(Array(50).fill(link()))).statusCode).toBe(200)
  })

  it('stores one of two lists that are saved at once', async () => {
    const lists = Array.from({ length: 10 }, (_, i) => Array(i + 1).fill(link({ Tooltip: `List ${i}` })))
    expect(new Set((await Promise.all(lists.map(save))).map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(lists).toContainEqual(await saved())
  })
})
