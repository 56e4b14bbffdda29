import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMenuItem, addPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.page-manager', 'plugin.note.editor')
})
afterEach(() => server.close())

const create = (url: unknown) =>
  server.call('POST private/page-create.json.php', { id: 1, detail: 'Huts', url, cloneid: 0 }, { as })

const update = (id: number, input: object) => {
  const page = { id, title: 'Huts', url: '', published: true, pub_start: null, pub_end: null, ...input }
  return server.call('POST private/page-update.json.php', page, { as })
}

const pages = () => server.services.database.read.selectFrom('pages').selectAll().orderBy('id').execute()

const reserved = ['pages', 'api', 'assets', 'healthz', 'readyz', 'robots.txt', 'sitemap.xml', 'search', 'metrics']

describe('a shortcut, of a new page and of a changed one, (threats T25)', () => {
  it.each([
    ...reserved,
    'pages/rolemanager',
    'Pages/RoleManager',
    '/pages/passwordreset/1',
    'ｐａｇｅｓ/rolemanager'.normalize('NFKC'),
    'api/1/private/page-create.json.php',
    'search/huts',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '.',
    '..',
    '../api',
    'huts/../api',
    'huts//lake',
    '%2e',
    '%2fapi',
    'a b',
    'a?b',
    'a#b',
    'a&b',
    '<b>',
    'a\u200bb',
    'a\u202eb',
    'a\nb',
    'a_',
    '\u093fa',
    'a-\u0301b',
    '-a',
    '1/2/3/4/5/6/7/8/9',
    'a'.repeat(300),
  ])('cannot be %j', async (url) => {
    const id = await addPage(server, { url: 'huts' })
    const before = await pages()
    const replies = [await create(url), await update(id, { url })]
    expect(replies.map((reply) => reply.statusCode)).toEqual([400, 400])
    expect(await pages()).toEqual(before)
  })

  it.each([
    ...['a', '1', 'huts/by-the-lake', '1/2/3/4/5/6/7/8', 'hütten', 'apis', 'pages-of-huts', 'huts/api'],
    ...['हिन्दी-समाचार', 'ข่าวสมาคม', 'தமிழ்/செய்திகள்', 'বাংলা', 'ព័ត៌មាន', 'أَخْبَارُ', 'ìròyìn/ọ̀rọ̀'],
  ])('can be %j, and leads to the page', async (url) => {
    const { id } = (await create(url)).json()
    expect((await update(id, { url })).statusCode).toBe(200)
    expect((await server.get(encodeURI(`/${url}`))).json()).toMatchObject({ status: 200, page: { id } })
  })

  it('belongs to one page only, in whatever form it is typed', async () => {
    const id = await addPage(server, { url: 'hütten' })
    const other = await addPage(server, { url: 'walks' })
    const before = await pages()
    for (const url of ['hütten', 'HÜTTEN', 'hu\u0308tten', '/hütten/', ' hütten ']) {
      expect([(await create(url)).statusCode, (await update(other, { url })).statusCode]).toEqual([409, 409])
    }
    expect(await pages()).toEqual(before)
    expect((await update(id, { url: 'HU\u0308TTEN' })).statusCode).toBe(200)
  })

  it('goes to one of many pages that request it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => addPage(server)))
    const replies = await Promise.all(ids.map((id) => update(id, { url: 'once' })))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(9)
    expect((await pages()).filter(({ url }) => url === 'once')).toHaveLength(1)
  })

  it('is text and nothing else', async () => {
    const id = await addPage(server)
    for (const url of [null, 7, true, ['a'], { url: 'a' }])
      expect([(await create(url)).statusCode, (await update(id, { url })).statusCode]).toEqual([400, 400])
  })
})

describe('the dates of publishing (threats T25)', () => {
  it.each([
    { pub_start: 200, pub_end: 100 },
    { pub_start: Date.UTC(2026, 0) },
    { pub_end: Date.UTC(10_000, 0) / 1000 },
    { pub_start: -1 },
    { pub_start: 'NaN' },
    { pub_end: {} },
  ])('cannot be %j', async (dates) => {
    const id = await addPage(server)
    const before = await pages()
    expect((await update(id, dates)).statusCode).toBe(400)
    // JSON knows no NaN: a body with one is invalid
    const text = JSON.stringify({ id, title: '', url: '', published: true, pub_start: 0, pub_end: null })
    const reply = await server.call(
      'POST private/page-update.json.php',
      text.replace('"pub_start":0', '"pub_start":NaN'),
      {
        as,
      },
    )
    expect(reply.statusCode).toBe(400)
    expect(await pages()).toEqual(before)
  })
})

describe('page-check-shortcut', () => {
  const check = async (url: string, except?: number) =>
    (await server.call('GET private/page-check-shortcut.json.php', { url, ...(except && { except }) }, { as })).json()

  it('says what is wrong with a shortcut, and which one is free', async () => {
    const id = await addPage(server, { url: 'huts' })
    await addPage(server, { url: 'huts-2' })
    expect(await check('walks')).toEqual({ problem: null, free: 'walks' })
    expect(await check('/Huts/')).toEqual({ problem: 'taken', free: 'huts-3' })
    expect(await check('huts', id)).toEqual({ problem: null, free: 'huts' })
    expect(await check('')).toEqual({ problem: null, free: '' })
    expect(await check('our huts')).toEqual({ problem: 'form', free: '' })
    expect(await check('api')).toEqual({ problem: 'form', free: '' })
  })
})

describe('a shortcut in a script that writes vowels as marks', () => {
  const encoded = encodeURI('/हिन्दी-समाचार')

  it('is in the sitemap and in the menu as it is, and leads on once the page has another one', async () => {
    const { id } = (await create('हिन्दी-समाचार')).json()
    await update(id, { url: 'हिन्दी-समाचार' })
    await addMenuItem(server, { label: 'Hindi', page: id })
    expect((await server.get('/sitemap.xml')).body).toContain(`${encoded}</loc>`)
    const menu = (await server.call('GET public/get-menu-items.json.php')).json()
    expect(menu).toMatchObject([{ Shortcut: '/हिन्दी-समाचार' }])
    await update(id, { url: 'हिन्दी' })
    const { statusCode, headers } = await server.get(encoded)
    expect([statusCode, headers.location]).toEqual([308, encodeURI('/हिन्दी')])
  })

  it('is found however its letters are composed, and with joiners', async () => {
    const { id } = (await create('\u0958\u093f\u0932\u093e-ක්\u200dෂ')).json()
    await update(id, { url: '\u0958\u093f\u0932\u093e-ක්\u200dෂ' })
    const stored = '\u0915\u093c\u093f\u0932\u093e-ක්ෂ'
    expect((await pages()).map(({ url }) => url)).toEqual([stored])
    expect((await server.get(encodeURI('/\u0958\u093f\u0932\u093e-ක්ෂ'))).json()).toMatchObject({ page: { id } })
    const { statusCode, headers } = await server.get(encodeURI('/\u0958\u093f\u0932\u093e-ක්\u200dෂ'))
    expect([statusCode, headers.location]).toEqual([308, encodeURI(`/${stored}`)])
  })
})
