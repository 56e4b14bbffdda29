import type { StarterName } from '@sitewright/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { lookFields } from '../look/site-look.ts'
import { latestOf, theServer } from '../testing/audit.ts'
import { addMenuItem, addPage, setSettings } from '../testing/content.ts'
import { startExampleSite } from '../testing/example-site.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { trashCalls } from '../testing/trash-calls.ts'

let site: Awaited<ReturnType<typeof startExampleSite>>
afterEach(() => site.server.close())

async function begin(starter?: StarterName | false): Promise<void> {
  site = await startExampleSite(starter)
}

it('a site that came with nothing, or of before it was remembered, has no example content', async () => {
  await begin(false)
  expect(await site.read()).toEqual({ pages: [], menuItems: [], files: [], settings: [], kept: [], inUse: [] })
  expect(await site.remove()).toEqual({ things: [] })
  expect((await site.exchange('lodge')).statusCode).toBe(409)
})

describe('exchanging it', () => {
  it('puts another in its place, look and name and all, and is in the audit log', async () => {
    await begin()
    expect(await site.untouched()).toBe('walking-club')
    expect((await site.exchange('lodge')).json()).toEqual({})
    expect(await latestOf(site.server)).toMatchObject({
      summary: 'Example content exchanged',
      details: 'walking-club became lodge',
    })
    const exchanged = await site.names()
    expect(exchanged.pages).toContain('rooms')
    expect(exchanged.pages).not.toContain('walks')
    expect(exchanged.files).not.toContain('ridge.svg')
    expect((await site.server.get('/')).json()).toMatchObject({ status: 200, title: 'Heron Lake Lodge' })
    expect((await site.server.services.settings.all()).SiteLogoLarge).toBeGreaterThan(5)
    expect((await site.server.services.looks.current()).look.accent).toBe('#a9502f')
    expect(await site.untouched()).toBe('lodge')
    expect(await trashCalls(site.server, site.admin).listed()).toEqual([])
  })

  it('back again leaves what there was, in the built-in look', async () => {
    await begin()
    const before = await site.names()
    const settings = await site.server.services.settings.all()
    for (const name of ['school', 'lodge', 'walking-club'] as const) await site.exchange(name)
    expect(await site.names()).toEqual(before)
    const { SiteTitle, SiteBodyWidth } = await site.server.services.settings.all()
    expect([SiteTitle, SiteBodyWidth]).toEqual([settings.SiteTitle, settings.SiteBodyWidth])
    expect((await site.server.services.looks.current()).site).toBeUndefined()
    await site.remove()
    expect((await site.names()).pages).toEqual(['home'])
  })

  it('leaves the name that the site was given, and the look that was published', async () => {
    await begin('school')
    await setSettings(site.server, { SiteTitle: 'Our club' })
    const { look, footer, id: base } = await site.server.services.looks.current()
    const own = lookFields({ ...look, accent: '#116611' })
    await site.server.services.looks.publish({ look: own, footer, base }, theServer)
    await site.exchange('lodge')
    expect((await site.server.services.settings.all()).SiteTitle).toBe('Our club')
    expect((await site.server.services.settings.all()).SiteMetaDescription).toContain('lodge')
    const now = await site.server.services.looks.current()
    expect([now.look.accent, now.footer.columns]).toEqual(['#116611', []])
  })

  it.each<readonly [string, () => Promise<unknown>]>([
    ['a page was written', () => site.write('walks', '<p>Ours</p>')],
    ['a page was added', () => addPage(site.server, { kind: 'single-page' })],
    ['a menu item was added', () => addMenuItem(site.server, { label: 'Ours' })],
    [
      'a page was chosen as imprint',
      async () => {
        const { look, footer, id: base } = await site.server.services.looks.current()
        const imprint = await site.pageAt('about')
        await site.server.services.looks.publish(
          { look: lookFields(look), footer: { ...footer, imprint }, base },
          theServer,
        )
      },
    ],
    ['a page was deleted', async () => trashCalls(site.server, site.admin).drop('page', await site.pageAt('walks'))],
  ])('is refused once %s, and not offered', async (_, change) => {
    await begin()
    await change()
    expect(await site.untouched()).toBeUndefined()
    const before = await rowsOfTables(site.server)
    const reply = await site.exchange('lodge')
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      'Something was changed or added by now, so the example content cannot be exchanged any more',
    ])
    expect(await rowsOfTables(site.server)).toEqual(before)
  })

  it('is not offered to others', async () => {
    await begin()
    const manager = await site.server.logIn('core.page-manager')
    const reply = await site.server.call('GET private/start-get.json.php', undefined, { as: manager })
    expect(reply.json()).not.toHaveProperty('example')
  })
})
