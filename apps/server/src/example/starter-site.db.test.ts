import { starterNames, type StarterName } from '@sitewright/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { anonymous } from '../access/rights.ts'
import { startExampleSite } from '../testing/example-site.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { trashCalls } from '../testing/trash-calls.ts'

let site: Awaited<ReturnType<typeof startExampleSite>>
afterEach(() => site.server.close())

async function begin(starter?: StarterName | false): Promise<void> {
  site = await startExampleSite(starter)
}

describe.each(starterNames)('the starter site %s', (name) => {
  it('has pages, a menu, a name and pictures, and every link of it leads somewhere', async () => {
    await begin(name)
    const there = await site.names()
    expect(there.pages.length).toBeGreaterThan(4)
    expect(there.items).toHaveLength(there.pages.length)
    const { pages, menuItems } = await site.read()
    expect([pages.length, menuItems.length]).toEqual([there.pages.length - 1, there.items.length - 1])
    for (const url of there.pages) {
      const { status, title, page } = (await site.server.get(url === 'home' ? '/' : `/${url}`)).json()
      expect({ url, status }).toEqual({ url, status: 200 })
      expect(title).not.toBe('Sitewright')
      expect(page).toBeTruthy()
    }
    const contents = await site.server.services.database.read
      .selectFrom('page_contents')
      .innerJoin('pages', 'pages.id', 'page_contents.page_id')
      .select(['kind', 'content'])
      .execute()
    expect(new Set(contents.map(({ kind }) => kind))).toEqual(new Set(['single-page', 'sectioned-page', 'form']))
    for (const { content } of contents) expect(content).not.toMatch(/\{(file:|AdminEmail)|lorem/i)
    expect((await site.server.services.brokenLinks(0, anonymous)).items).toEqual([])
    for (const file of await site.server.services.database.read.selectFrom('files').select(['id', 'size']).execute()) {
      const reply = await site.server.get(`/api/1/private/file-get.php?id=${file.id}`)
      expect([reply.statusCode, reply.rawPayload.byteLength]).toEqual([200, file.size])
      expect(file.size).toBeLessThan(60_000)
    }
  })

  it('has a look of its own, but for the first one', async () => {
    await begin(name)
    const { id, site: own, footer } = await site.server.services.looks.current()
    expect(id > 0).toBe(name !== 'walking-club')
    expect(own === undefined).toBe(name === 'walking-club')
    expect(footer.columns).toHaveLength(name === 'walking-club' ? 0 : 3)
    expect(site.server.log.join('')).not.toContain('cannot be read')
  })

  it('is removed but for the start page and what it shows while nobody has changed it, and comes back as it was', async () => {
    await begin(name)
    const before = await rowsOfTables(site.server)
    const { things } = await site.remove()
    expect(await site.names()).toMatchObject({ pages: ['home'], items: ['Home'] })
    expect((await site.server.get('/')).json()).toMatchObject({ status: 200 })
    expect(await site.read()).toEqual({ pages: [], menuItems: [], files: [], settings: [], kept: [], inUse: [] })
    const { notesOf } = trashCalls(site.server, site.admin)
    for (const { kind, id } of things) expect([kind, id, await notesOf(kind, id)]).toEqual([kind, id, []])
    expect(await rowsOfTables(site.server)).toEqual(before)
    expect((await site.read()).starter).toBe(name)
  })
})
