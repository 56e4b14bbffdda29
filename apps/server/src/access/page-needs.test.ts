import { definePageKindServer } from '@sitewright/page-kit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { addMenuItem, addPage, setSettings } from '../testing/content.ts'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const reader = 'plugin.ledger.reader'
const editor = 'plugin.ledger.editor'

/** A kind whose pages are only for holders of a permission. */
const ledgerKind = definePageKindServer({
  ...listKind,
  manifest: {
    kind: 'ledger',
    title: 'Ledger',
    detail: 'Figures.',
    permissions: { [reader]: 'Read ledgers', [editor]: 'Edit ledgers' },
    editor,
    needs: [reader],
  },
})

/** What each person holds, and how the published and the unpublished page is answered. */
const people = {
  'nobody in particular': [undefined, 403, 404],
  'any account': [[], 403, 404],
  'an administrator': [['core.admin'], 403, 403],
  'a page manager': [['core.page-manager'], 403, 403],
  'an editor who lacks what it needs': [[editor], 403, 404],
  'a holder of what it needs': [[reader], 200, 404],
  'an editor who holds it': [[reader, editor], 200, 200],
  'an administrator who holds it': [[reader, 'core.admin'], 200, 200],
} as const

let server: TestServer
let published: number
let draft: number
let visitors: Map<string, Visitor | undefined>
beforeAll(async () => {
  server = await createTestServer({ kinds: [ledgerKind, noteKind] })
  published = await addPage(server, {
    kind: 'ledger',
    published: true,
    url: 'ledger',
    title: 'Ledger',
    content: 'Figures',
  })
  draft = await addPage(server, { kind: 'ledger', url: 'draft', title: 'Ledger', content: 'Figures' })
  await addPage(server, { published: true, url: 'open', content: 'Figures' })
  await addMenuItem(server, { label: 'Published', page: published })
  await addMenuItem(server, { label: 'Draft', page: draft })
  visitors = new Map()
  for (const [name, [permissions]] of Object.entries(people))
    visitors.set(name, permissions && (await server.logIn(...permissions)))
})
afterAll(() => server.close())

const contentOf = (id: number, as?: Visitor) => server.call('GET protected/plugin/get-content.json.php', { id }, { as })

describe.each(Object.entries(people))('a page of a kind with needs, for %s', (name, [, forPublished, forDraft]) => {
  const as = () => visitors.get(name)
  const seen = () => [...(forPublished === 200 ? [published] : []), ...(forDraft === 200 ? [draft] : [])]

  it('gets the same answer at its addresses and from get-content (Q8)', async () => {
    for (const [id, url, status] of [
      [published, '/ledger', forPublished],
      [draft, '/draft', forDraft],
    ] as const) {
      const content = await contentOf(id, as())
      const pages = [await server.get(url, { as: as() }), await server.get(`/pages/ledger/${id}`, { as: as() })]
      expect([content, ...pages].map(({ statusCode }) => statusCode)).toEqual([status, status, status])
      if (status === 200) continue
      expect(content.json()).toEqual(refusal(status === 403 ? 'permissionDenied' : 'notFound'))
      for (const { body } of pages) expect(body).not.toMatch(/Figures|"Ledger"/)
    }
  })

  it('is among routes, menu items and hits of a search only where it can be opened (T23)', async () => {
    const { routes } = (await server.call('GET protected/app-setup.json.php', undefined, { as: as() })).json()
    const ledgers = routes.filter(({ r }: { r: string }) => r === 'ledger')
    expect(ledgers.map(({ id }: { id: number }) => id)).toEqual(seen())
    const menu = (await server.call('GET public/get-menu-items.json.php', undefined, { as: as() })).json()
    expect(menu.map(({ idPage }: { idPage: number }) => idPage)).toEqual(seen())
    const { results } = (await server.call('GET public/search.json.php', { q: 'figures' }, { as: as() })).json()
    const hits = results
      .filter(({ title }: { title: string }) => title === 'Ledger')
      .map(({ id }: { id: number }) => id)
    expect(hits.toSorted((one: number, other: number) => one - other)).toEqual(seen())
    expect(results.length).toBeGreaterThan(hits.length)
  })

  it('is the default page only where it can be opened', async () => {
    await setSettings(server, { DefaultPage: published })
    const { dp } = (await server.call('GET protected/app-setup.json.php', undefined, { as: as() })).json()
    expect(dp).toBe(forPublished === 200 ? 'ledger' : '')
    expect((await server.get('/', { as: as() })).statusCode).toBe(forPublished)
    await setSettings(server, { DefaultPage: 0 })
  })
})

describe('a page of a kind with needs', () => {
  it('is in no sitemap', async () => {
    const { body } = await server.get('/sitemap.xml')
    expect(body).toContain('/open<')
    expect(body).not.toMatch(/ledger|draft/)
  })

  it('that is restricted to a role too is for members who have the permissions it needs', async () => {
    const id = await addPage(server, { kind: 'ledger', published: true })
    const both = await server.logIn(reader)
    const member = await server.logIn()
    await server.services.changes.write(async (tx) => {
      for (const role_id of [both.roleId, member.roleId])
        await tx.insertInto('page_roles').values({ page_id: id, role_id }).execute()
    })
    expect((await contentOf(id, both)).statusCode).toBe(200)
    for (const as of [member, await server.logIn(reader), undefined])
      expect((await contentOf(id, as)).statusCode).toBe(403)
  })

  it('is closed with the next request to someone who loses a permission it needs (P2)', async () => {
    const as = await server.logIn(reader)
    expect((await contentOf(published, as)).statusCode).toBe(200)
    await server.services.database.write((tx) =>
      tx.deleteFrom('role_permissions').where('role_id', '=', as.roleId).execute(),
    )
    expect((await contentOf(published, as)).statusCode).toBe(403)
    expect((await server.get('/ledger', { as })).statusCode).toBe(403)
  })
})
