import type { StarterName } from '@sitewright/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import type { AnyDb } from '../db/engine.ts'
import { lookFields } from '../look/site-look.ts'
import { auditOf, latestOf, theServer } from '../testing/audit.ts'
import { addMenuItem, addPage, setSettings } from '../testing/content.ts'
import { startExampleSite } from '../testing/example-site.ts'
import { addFile, topFolder } from '../testing/folders-and-files.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { trashCalls } from '../testing/trash-calls.ts'
import { untilOneWaits } from '../testing/until-one-waits.ts'

let site: Awaited<ReturnType<typeof startExampleSite>>
afterEach(() => site.server.close())

async function begin(starter?: StarterName | false): Promise<void> {
  site = await startExampleSite(starter)
}

/** The site needs its start page, with its picture, and shows its logos and its icon. */
const used = {
  pages: ['home'],
  items: ['Home'],
  files: ['ridge.svg', 'logo-large.svg', 'logo-small.svg', 'icon.svg'],
}

/** Makes another page the start page, and takes logos and icon away: the site uses nothing of the example then. */
async function useOwn(): Promise<number> {
  const DefaultPage = await addPage(site.server, { kind: 'single-page', title: 'Ours', url: 'ours', published: true })
  await setSettings(site.server, { DefaultPage, SiteLogoLarge: 0, SiteLogoSmall: 0, SiteFavicon: 0 })
  return DefaultPage
}

it('says what would go, by name', async () => {
  await begin()
  expect(await site.read()).toEqual({
    starter: 'walking-club',
    pages: ['Walks', 'About us', 'Our hut', 'Contact'],
    menuItems: ['Walks', 'Our hut', 'About us', 'Contact'],
    files: ['hut.svg'],
    settings: ['Browser site title', 'Meta description', 'Meta keywords', 'Link buttons'],
    footer: false,
    kept: ['ridge.svg'],
    inUse: [
      { name: 'Home', use: 'start' },
      { name: 'logo-large.svg', use: 'logoLarge' },
      { name: 'logo-small.svg', use: 'logoSmall' },
      { name: 'icon.svg', use: 'favicon' },
    ],
  })
  await useOwn()
  expect(await site.read()).toMatchObject({
    pages: ['Home', 'Walks', 'About us', 'Our hut', 'Contact'],
    files: ['ridge.svg', 'hut.svg', 'logo-large.svg', 'logo-small.svg', 'icon.svg'],
    kept: [],
    inUse: [],
  })
})

describe('what the site uses stays', () => {
  const home = async () => (await site.server.get('/')).json()

  it('its start page, as long as it is that: the site’s own address never leads nowhere', async () => {
    await begin()
    const { things } = await site.remove()
    expect(await home()).toMatchObject({ status: 200 })
    expect(await site.names()).toEqual(used)
    const { restore } = trashCalls(site.server, site.admin)
    for (const { kind, id } of things) expect((await restore(kind, id)).statusCode).toBe(200)
    expect((await site.read()).pages).toEqual(['Walks', 'About us', 'Our hut', 'Contact'])
    expect((await site.names()).items).toHaveLength(5)
  })

  it('the start page of the example goes where another page is that', async () => {
    await begin()
    await useOwn()
    await site.remove()
    expect(await home()).toMatchObject({ status: 200 })
    expect(await site.names()).toEqual({ pages: ['ours'], items: [], files: [] })
  })

  it('its imprint and its privacy page, with their menu items', async () => {
    await begin()
    await useOwn()
    const { look, footer, id: base } = await site.server.services.looks.current()
    const [imprint, privacy] = [await site.pageAt('about'), await site.pageAt('hut')]
    const chosen = { look: lookFields(look), footer: { ...footer, imprint, privacy }, base }
    await site.server.services.looks.publish(chosen, theServer)
    expect((await site.read()).inUse).toEqual([
      { name: 'About us', use: 'imprint' },
      { name: 'Our hut', use: 'privacy' },
    ])
    await site.remove()
    expect(await site.names()).toEqual({
      pages: ['about', 'hut', 'ours'],
      items: ['Our hut', 'About us'],
      files: ['hut.svg'],
    })
  })

  it('the small logo and the icon, where the large logo is another', async () => {
    await begin()
    const own = await addFile(site.server, { folder: await topFolder(site.server, 'public'), name: 'own.svg' })
    await setSettings(site.server, { SiteLogoLarge: own })
    await site.remove()
    const { SiteLogoSmall, SiteFavicon } = await site.server.services.settings.all()
    expect([SiteLogoSmall, SiteFavicon]).toEqual([
      await site.fileCalled('logo-small.svg'),
      await site.fileCalled('icon.svg'),
    ])
    expect((await site.names()).files).not.toContain('logo-large.svg')
  })

  it.each(['waiting', 'released'])('a form with a message that is %s', async (state) => {
    await begin()
    await useOwn()
    const page_id = await site.pageAt('contact')
    const email = { email: 'anna@example.org', email_key: 'anna@example.org' }
    const message = {
      page_id,
      title: 'Contact',
      ...email,
      time: 1,
      state,
      expires: 1,
      release_code: 'a',
      message: '{}',
    }
    await site.server.services.database.write((tx) =>
      (tx as unknown as AnyDb)
        .insertInto('form_submissions')
        .values({ ...message, keep_days: 30, auth: 0 })
        .execute(),
    )
    expect((await site.read()).inUse).toEqual([{ name: 'Contact', use: 'written' }])
    await site.remove()
    expect(await site.names()).toMatchObject({ pages: ['contact', 'ours'], items: ['Contact'] })
  })
})

describe('removing it', () => {
  it('is in the audit log, with how much it was', async () => {
    await begin()
    await site.remove()
    expect(await latestOf(site.server)).toMatchObject({
      account: site.admin.accountId,
      summary: 'Example content removed',
      details: '4 pages, 4 menu items, 1 file',
    })
  })

  it('leaves what staff have made or changed, and what is needed for it', async () => {
    await begin()
    const hut = await site.fileCalled('hut.svg')
    await site.write('walks', `<p>Our own walks</p><img src="/api/1/private/file-get.php?id=${hut}" alt="the hut">`)
    const own = await addPage(site.server, {
      kind: 'single-page',
      title: 'Dates',
      url: 'dates',
      content: '<p>June</p>',
    })
    await addMenuItem(site.server, { label: 'Dates', page: own, parent: await site.itemCalled('Our hut') })
    await site.server.services.database.write((tx) =>
      tx.updateTable('menu_items').set({ label: 'Who we are' }).where('label', '=', 'About us').execute(),
    )
    await addFile(site.server, { folder: await topFolder(site.server, 'public'), name: 'own.svg' })
    await useOwn()
    await setSettings(site.server, { SiteTitle: 'Our club' })
    expect(new Set((await site.read()).kept)).toEqual(
      new Set(['Walks', 'About us', 'Our hut', 'Who we are', 'hut.svg', 'Our hut']),
    )
    await site.remove()
    expect(await site.names()).toEqual({
      pages: ['walks', 'about', 'hut', 'dates', 'ours'],
      items: ['Walks', 'Our hut', 'Who we are', 'Dates'],
      files: ['hut.svg', 'own.svg'],
    })
    expect((await site.server.services.settings.all()).SiteTitle).toBe('Our club')
    expect((await site.server.services.settings.all()).SiteMetaDescription).toBe('')
    expect((await site.read()).starter).toBeUndefined()
  })

  it('leaves a page with a draft, with typed text, with another address, and one that is kept for a role', async () => {
    await begin()
    await site.write('walks', '<p>Soon</p>', true)
    await site.server.services.database.write(async (tx) => {
      await tx.updateTable('pages').set({ url: 'we' }).where('url', '=', 'about').execute()
      await tx
        .insertInto('page_roles')
        .values({ page_id: await site.pageAt('hut'), role_id: site.admin.roleId })
        .execute()
      const typed = { subject: 'page', copy: 'a', base: '', content: '{}', saved: site.server.services.now() }
      await tx
        .insertInto('working_copies')
        .values({ ...typed, account_id: site.admin.accountId, page_id: await site.pageAt('contact') })
        .execute()
    })
    await site.remove()
    expect((await site.names()).pages).toEqual(['home', 'walks', 'we', 'hut', 'contact'])
    expect((await site.names()).items).toEqual(['Home', 'Walks', 'Our hut', 'About us', 'Contact'])
  })

  it('leaves a form that has something stored beside its content, such as a message', async () => {
    await begin()
    const page_id = await site.pageAt('contact')
    await site.server.services.database.write((tx) =>
      (tx as unknown as AnyDb).insertInto('form_preauth').values({ page_id, created: 1 }).execute(),
    )
    await site.remove()
    expect((await site.names()).pages).toEqual(['home', 'contact'])
  })

  it('leaves pictures that are the icon now, shared with a page that stays, or in the footer, and the look', async () => {
    await begin('school')
    await useOwn()
    await setSettings(site.server, { SiteFavicon: await site.fileCalled('drums.svg') })
    await site.server.services.database.write(async (tx) =>
      tx
        .insertInto('page_sharing')
        .values({ page_id: await site.pageAt('terms'), image_id: await site.fileCalled('guitar.svg') })
        .execute(),
    )
    const html = `<p><img src="/api/1/private/file-get.php?id=${await site.fileCalled('choir.svg')}" alt="The choir"></p>`
    const { look, footer, id: base } = await site.server.services.looks.current()
    const columns = [{ heading: '', html }]
    const id = await site.server.services.looks.publish(
      { look: lookFields(look), footer: { ...footer, columns }, base },
      theServer,
    )
    await site.remove()
    expect(await site.names()).toEqual({
      pages: ['terms', 'ours'],
      items: ['Term dates'],
      files: ['guitar.svg', 'choir.svg', 'drums.svg'],
    })
    expect((await site.server.services.looks.current()).id).toBe(id)
  })

  it('takes the footer along that nobody has written, and brings it back', async () => {
    await begin('school')
    const { footer, look } = await site.server.services.looks.current()
    expect(footer.columns).toHaveLength(3)
    expect((await site.read()).footer).toBe(true)
    const { things } = await site.remove()
    const without = await site.server.services.looks.current()
    expect([without.footer.columns, without.look]).toEqual([[], look])
    const { restore } = trashCalls(site.server, site.admin)
    for (const { kind, id } of things) await restore(kind, id)
    expect((await site.server.services.looks.current()).footer).toEqual(footer)
  })

  it('twice, and where there is none, changes nothing and is in no log', async () => {
    await begin()
    await site.remove()
    const entries = (await auditOf(site.server)).length
    const before = await rowsOfTables(site.server)
    expect(await site.remove()).toEqual({ things: [] })
    expect(await rowsOfTables(site.server)).toEqual(before)
    expect(await auditOf(site.server)).toHaveLength(entries)
  })

  it('is for good where the site has no trash', async () => {
    await begin()
    await setSettings(site.server, { TrashDays: 0 })
    expect(await site.remove()).toEqual({ things: [] })
    expect(await site.names()).toEqual(used)
    const bytes = await site.server.services.database.read.selectFrom('discarded_bytes').selectAll().execute()
    expect(bytes.length).toBe(1)
  })

  it('waits for a page that is being saved, and leaves it', async () => {
    await begin()
    const { database } = site.server.services
    let removed: Promise<unknown> | undefined
    await database.write(async (tx) => {
      await tx.updateTable('pages').set({ version: 2 }).where('url', '=', 'walks').execute()
      removed = site.remove()
      await untilOneWaits(database)
    })
    await removed
    expect((await site.names()).pages).toEqual(['home', 'walks'])
  })

  it('by two at once is done once', async () => {
    await begin()
    const answers = await Promise.all([site.remove(), site.remove()])
    expect(answers.map(({ things }) => things.length).sort((a, b) => a - b)).toEqual([0, 10])
  })

  it('does not bring back the memory of it beside another', async () => {
    await begin()
    const { things } = await site.remove()
    await site.server.services.database.write((tx) =>
      tx.insertInto('examples').values({ starter: 'lodge', record: '{}', created: 1 }).execute(),
    )
    const { id } = things.at(-1) ?? { id: 0 }
    expect((await trashCalls(site.server, site.admin).restore('example', id)).statusCode).toBe(409)
  })
})
