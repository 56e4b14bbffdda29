import { maxFooterHtml, type FooterFields, type LookFields } from '@sitewright/api-client/contract'
import type { SiteRenderer } from '@sitewright/page-kit/server'
import { letterColors } from '@sitewright/theme'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { foreign } from '../testing/foreign-requests.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { builtInLook, lookFields } from './site-look.ts'

/** Tells of a page what it has of the look. */
const renderer: SiteRenderer = {
  lookSheet: ({ accent }) => accent,
  scriptHashes: [],
  render: async ({ look: site, footer }) => ({
    status: 200,
    html: JSON.stringify({ look: site, footer }),
    standsAlone: true,
  }),
}

let server: TestServer
let as: Visitor
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.admin')
})
afterEach(() => server.close())

const noFooter: FooterFields = { columns: [], line: '', imprint: 0, privacy: 0 }
const look = (fields: Partial<LookFields> = {}): LookFields => ({ ...lookFields(builtInLook), ...fields })

const read = async () => (await server.call('GET private/look-get.json.php', undefined, { as })).json()
const publish = (input: object) =>
  server.call('POST private/look-publish.json.php', { look: look(), footer: noFooter, base: 0, ...input }, { as })
const history = async () =>
  (await server.call('GET private/look-get-history.json.php', undefined, { as })).json<object[]>()

describe('a look that is published', () => {
  it('is how the site looks, after the built-in one', async () => {
    expect(await read()).toEqual({ id: 0, look: look(), footer: noFooter, builtIn: look() })
    const wanted = look({ accent: '#8a1c4b', roundness: 0, masthead: 'centred' })
    const footer = { ...noFooter, columns: [{ heading: 'Where', html: '<p>Hut 1</p>' }], line: 'Since 1921' }
    const { id } = (await publish({ look: wanted, footer })).json<{ id: number }>()
    expect(await read()).toEqual({ id, look: wanted, footer, builtIn: look() })
  })

  it('stays in the history, newest first, and can be published again', async () => {
    const first = (await publish({ look: look({ accent: '#8a1c4b' }) })).json<{ id: number }>().id
    const second = (await publish({ look: look(), base: first })).json<{ id: number }>().id
    expect(await history()).toEqual([
      { id: second, published: expect.any(Number), by: expect.any(String) },
      { id: first, published: expect.any(Number), by: expect.any(String) },
    ])
    const former = await server.call('GET private/look-get-former.json.php', { id: first }, { as })
    expect(former.json()).toEqual({ look: look({ accent: '#8a1c4b' }), footer: noFooter })
    expect((await publish({ ...former.json<object>(), base: second })).statusCode).toBe(200)
    expect((await read()).look.accent).toBe('#8a1c4b')
  })

  it('is refused to whoever goes on from an older one, and nothing is lost of the other', async () => {
    const first = await publish({ look: look({ accent: '#8a1c4b' }) })
    const late = await publish({ look: look({ accent: '#123456' }) })
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { error: 'Somebody else has published a look in the meantime', code: 'look-changed' },
    ])
    expect(await read()).toMatchObject({ id: first.json<{ id: number }>().id, look: { accent: '#8a1c4b' } })
    const both = await Promise.all(Array.from({ length: 12 }, () => publish({ base: first.json<{ id: number }>().id })))
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ])
  })

  it('has a footer without scripts, whatever was sent', async () => {
    const html = '<p onclick="x()">Hut <a href="javascript:x()">1</a></p><script>x()</script>'
    await publish({
      footer: {
        ...noFooter,
        columns: [
          { heading: ' <b>Where</b> ', html },
          { heading: '', html: '' },
        ],
      },
    })
    const { columns } = (await read()).footer
    expect(columns).toHaveLength(1)
    expect(columns[0].heading).toBe('<b>Where</b>')
    expect(columns[0].html).not.toMatch(/script|onclick/)
  })

  it.each([
    [{ look: look({ accent: 'red' }) }, '‘Accent’ (accent) is a colour written #rrggbb, not ‘red’'],
    [
      { look: look({ textSize: 9, menu: 'x' }) },
      '‘Size of text’ (textSize) is a number from 0.9 to 1.25, not 9. ‘Where visitors are, in the menu’ (menu) is one of ‘Tinted’ (tint), ‘Underlined’ (underline), ‘Filled’ (solid), not ‘x’',
    ],
    [
      { footer: { ...noFooter, line: 'a\nb' } },
      'A heading and the last line of the footer must each be a single line of text',
    ],
  ])('is refused as a whole, with what is wrong, case %#', async (input, error) => {
    const reply = await publish(input)
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([400, error])
    expect(await history()).toEqual([])
  })

  it.each([
    { look: { ...look(), more: 1 } },
    { look: null },
    { look: { ...look(), fonts: {} } },
    { footer: { ...noFooter, columns: Array.from({ length: 5 }, () => ({ heading: '', html: '' })) } },
    { footer: { ...noFooter, imprint: -1 } },
    { base: -1 },
  ])('is refused where it is malformed, case %#', async (input) => {
    expect((await publish(input)).statusCode).toBe(400)
    expect(await history()).toEqual([])
  })

  it('is refused with how much of a footer’s text is too much, of what would be stored', async () => {
    const columns = (html: string) => [
      { heading: '', html: '<p>Hut 1</p>' },
      { heading: '', html },
    ]
    const text = (length: number) => `<p>${'x'.repeat(length - '<p></p>'.length)}</p>`
    const late = await publish({ footer: { ...noFooter, columns: columns(text(maxFooterHtml + 1234)) } })
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([
      400,
      'The text of footer column 2 is 1,234 characters too long: it can have at most 10,000, formatting included',
    ])
    expect(await history()).toEqual([])
    const noise = `<script>${'x'.repeat(2 * maxFooterHtml)}</script>`
    const kept = await publish({ footer: { ...noFooter, columns: columns(noise + text(maxFooterHtml)) } })
    expect(kept.statusCode).toBe(200)
  })

  it('links no page that does not exist, and says which of them that is', async () => {
    const there = await addPage(server, { title: 'Imprint' })
    const gone = there + 100
    const refusal = async (footer: Partial<FooterFields>) => {
      const reply = await publish({ footer: { ...noFooter, ...footer } })
      return [reply.statusCode, reply.json<{ error: string }>().error]
    }
    expect(await refusal({ imprint: gone, privacy: there })).toEqual([
      400,
      'The page chosen as imprint no longer exists: choose another under Footer, or no page',
    ])
    expect(await refusal({ imprint: there, privacy: gone })).toEqual([
      400,
      'The page chosen as privacy page no longer exists: choose another under Footer, or no page',
    ])
    expect(await history()).toEqual([])
    const both = await publish({ footer: { ...noFooter, imprint: there, privacy: there } })
    expect(both.statusCode).toBe(200)
  })

  it('leaves the site with the built-in one where the database has none that can be read', async () => {
    const { id } = (await publish({ look: look({ accent: '#8a1c4b' }) })).json<{ id: number }>()
    for (const broken of ['', '{', '[]', JSON.stringify({ ...look(), accent: 'red' })]) {
      await server.services.changes.write((tx) => tx.updateTable('looks').set({ look: broken }).execute())
      expect(await read()).toEqual({ id, look: look(), footer: noFooter, builtIn: look() })
    }
    // and another can be published over it
    expect((await publish({ base: id })).statusCode).toBe(200)
  })
})

describe('emails', () => {
  it('have the colours of the published look', async () => {
    const wanted = look({ accent: '#8a1c4b' })
    await publish({ look: wanted })
    const queued = await server.services.changes.write(async (tx) => {
      await server.services.forKind('note').mail.queue(tx as never, {
        ...{ to: 'ann@example.org', subject: 'Huts', parts: [{ label: 'Open', href: 'https://example.org/' }] },
      })
      return tx.selectFrom('outbox').select('html').executeTakeFirstOrThrow()
    })
    const { button } = await server.services.looks.letterColors()
    expect(button).not.toBe(letterColors.button)
    expect(queued.html).toContain(button)
    expect(queued.html).not.toContain(letterColors.button)
  })
})

describe('pages', () => {
  /** What a visitor's page is made of. */
  const shown = async (address = '/') =>
    JSON.parse((await server.get(address)).body) as { look?: object; footer?: object }

  beforeEach(async () => {
    await server.close()
    server = await createTestServer({ renderer })
    as = await server.logIn('core.admin')
  })

  it('have the published look at once, and none of the built-in one', async () => {
    expect(await shown()).toEqual({})
    const wanted = look({ accent: '#8a1c4b' })
    const { id } = (await publish({ look: wanted })).json<{ id: number }>()
    expect(await shown()).toEqual({ look: { version: expect.stringMatching(/^[0-9a-f]{12}$/), look: wanted } })
    await publish({ look: look(), base: id })
    expect(await shown()).toEqual({})
  })

  it('link imprint and privacy page as long as everybody may see them', async () => {
    const imprint = await addPage(server, { title: 'Imprint', url: 'imprint', published: true })
    const privacy = await addPage(server, { title: 'Privacy', published: false })
    await publish({ footer: { ...noFooter, imprint, privacy } })
    const link = { label: 'Imprint', href: '/imprint' }
    expect((await shown()).footer).toEqual({ columns: [], line: '', links: [link] })
    await setPublished(privacy, true)
    expect((await shown()).footer).toMatchObject({
      links: [link, { label: 'Privacy', href: `/pages/note/${privacy}` }],
    })
    await setPublished(imprint, false)
    await setPublished(privacy, false)
    expect(await shown()).toEqual({})
  })

  it('can be seen with a look before that is published, and nobody else sees it', async () => {
    const wanted = look({ accent: '#8a1c4b' })
    const preview = (input: object, who: Visitor | undefined = as) =>
      server.call('POST private/look-preview.php', { path: '/', look: wanted, footer: noFooter, ...input }, { as: who })
    const reply = await preview({ footer: { ...noFooter, line: 'New' } })
    expect(JSON.parse(reply.body)).toMatchObject({ look: { look: wanted }, footer: { line: 'New' } })
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.headers['content-security-policy']).toContain("script-src 'none'")
    expect(await shown()).toEqual({})
    expect((await preview({ look: look({ accent: 'red' }) })).statusCode).toBe(400)
    expect((await preview({ path: 'huts' })).statusCode).toBe(400)
    expect((await preview({}, await server.logIn('core.page-manager'))).statusCode).toBe(403)
    expect((await preview({}, await server.logIn('core.look'))).statusCode).toBe(200)
    const input = { path: '/', look: wanted, footer: noFooter }
    for (const headers of foreign)
      expect((await server.call('POST private/look-preview.php', input, { as, headers, bare: true })).statusCode).toBe(
        403,
      )
  })

  async function setPublished(id: number, published: boolean): Promise<void> {
    await server.services.changes.write((tx) =>
      tx
        .updateTable('pages')
        .set({ published: published ? 1 : 0 })
        .where('id', '=', id)
        .execute(),
    )
  }
})

describe('the style sheet of a look', () => {
  beforeEach(async () => {
    await server.close()
    server = await createTestServer({ renderer })
    as = await server.logIn('core.admin')
  })

  it('is there for each that was published, for ever', async () => {
    const addresses: string[] = []
    let base = 0
    for (const accent of ['#8a1c4b', '#123456']) {
      base = (await publish({ look: look({ accent }), base })).json<{ id: number }>().id
      const { site } = await server.services.looks.current()
      addresses.push(`/assets/look-${site?.version}.css`)
    }
    for (const [at, address] of addresses.entries()) {
      const { statusCode, body, headers } = await server.get(address)
      expect([statusCode, body]).toEqual([200, ['#8a1c4b', '#123456'][at]])
      expect(headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    expect((await server.get('/assets/look-000000000000.css')).statusCode).toBe(404)
  })
})
