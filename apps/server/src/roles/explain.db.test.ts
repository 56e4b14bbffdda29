import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMenuItem, addPage, setSettings, type NewPage } from '../testing/content.ts'
import { openExplainedSite, type ExplainedSite } from '../testing/explained-site.ts'
import { addFile, personalFolder } from '../testing/folders-and-files.ts'
import type { Explanation } from './explain.ts'

let site: ExplainedSite
beforeEach(async () => {
  site = await openExplainedSite()
})
afterEach(() => site.server.close())

describe('the explanation of a page says, and it is true,', () => {
  const always = 'Administrators, page managers and the editors of this kind of page can always see it.'
  const open = 'Everyone can see this page.'
  const whilePublished = 'Everyone can see this page while it is published.'
  const at = (seconds: number) => Date.UTC(2026, 10, 2, 9) / 1000 + seconds
  const nobody = 'visitors and members of the ticked roles cannot see it'

  it.each<[string, NewPage, Pick<Explanation, 'otherwise' | 'notes'>]>([
    ['published', { published: true }, { otherwise: open, notes: [] }],
    ['not published', {}, { otherwise: whilePublished, notes: [`It is not published, so ${nobody}.`] }],
    [
      'published later',
      { published: true, pub_start: at(1) },
      { otherwise: whilePublished, notes: [`It will be published later. Until then, ${nobody}.`] },
    ],
    ['published from now on', { published: true, pub_start: at(0) }, { otherwise: open, notes: [] }],
    [
      'published until now',
      { published: true, pub_end: at(0) },
      { otherwise: whilePublished, notes: [`It is no longer published, so ${nobody}.`] },
    ],
    [
      'published for a while',
      { published: true, pub_start: at(-1), pub_end: at(1) },
      { otherwise: whilePublished, notes: [`It will be unpublished automatically. After that, ${nobody}.`] },
    ],
  ])('who sees one that is %s', async (_, page, said) => {
    const id = await addPage(site.server, page)
    const explanation = await site.explain({ ctx: 'page', id })
    expect(explanation).toEqual({ ...said, always })
    await site.expectTrue(explanation, (as) => site.sees.page(id, as))
  })

  it('who always sees it, whatever is ticked', async () => {
    const id = await addPage(site.server, { published: true })
    await site.keep({ ctx: 'page', id }, site.committee)
    const explanation = await site.explain({ ctx: 'page', id })
    expect(explanation).toEqual({ otherwise: open, always, notes: [] })
    const ticked = { ...explanation, otherwise: 'Members of Committee' }
    await site.expectTrue(ticked, (as) => site.sees.page(id, as))
  })

  it('that it is the start page', async () => {
    const id = await addPage(site.server, { published: true })
    await setSettings(site.server, { DefaultPage: id })
    await site.keep({ ctx: 'page', id }, site.committee)
    expect((await site.explain({ ctx: 'page', id })).notes).toEqual([
      'It is the default page, so people who cannot see it have no start page.',
    ])
    const setup = (await site.server.call('GET protected/app-setup.json.php')).json()
    expect([setup.dp, (await site.server.get('/')).statusCode]).toEqual(['', 403])
  })

  it('which files on it people do not see who see the page', async () => {
    const as = site.visitors.get('an administrator')
    const stranger = site.visitors.get('a stranger')
    if (!as || !stranger) throw new Error('nobody is logged in')
    const files = [
      await addFile(site.server, { folder: await personalFolder(site.server, as), name: 'own.png' }),
      await addFile(site.server, { folder: await personalFolder(site.server, stranger), name: 'secret.png' }),
      await addFile(site.server, { folder: site.folders.protected, name: 'minutes.pdf' }),
      await addFile(site.server, { folder: site.folders.public, name: 'hut.png' }),
    ]
    const content = files.map((file) => `<img src="/api/1/private/file-get.php?id=${file}" alt="">`).join('')
    const id = await addPage(site.server, { content, published: true })
    expect((await site.explain({ ctx: 'page', id })).notes).toEqual([
      'The file ‘own.png’ on it is in a Personal folder, so only its owner sees that file.',
      'A file on it is in a Personal folder, so only its owner sees that file.',
      'The file ‘minutes.pdf’ on it is for fewer people than the page as it is saved now.',
    ])
  })

  it('that its kind is not installed', async () => {
    const id = await addPage(site.server, { published: true })
    await site.write((tx) => tx.updateTable('pages').set({ kind: 'gone' }).where('id', '=', id).execute())
    expect((await site.explain({ ctx: 'page', id })).always).toBe(
      'Nobody can see its content, whichever roles are ticked: the package for this kind of page is not installed.',
    )
    for (const name of site.names) expect(await site.sees.page(id, site.visitors.get(name))).toBe(false)
  })
})

describe('the explanation of a menu item says, and it is true,', () => {
  const always =
    'Nobody, whatever their permissions: in the menu, even administrators and menu managers need one of the ticked roles.'

  it('who sees one without a page', async () => {
    const id = await addMenuItem(site.server, { label: 'Heading' })
    const explanation = await site.explain({ ctx: 'menu', id })
    expect(explanation).toEqual({ otherwise: 'Everyone can see it.', always, notes: [] })
    await site.expectTrue(explanation, (as) => site.sees.menu('Heading', as))
  })

  it('that a restriction to roles overrides every permission', async () => {
    const id = await addMenuItem(site.server, { label: 'Members', roles: [site.committee] })
    const explanation = await site.explain({ ctx: 'menu', id })
    expect(explanation.always).toBe(always)
    await site.expectTrue({ ...explanation, otherwise: 'Members of Committee' }, (as) => site.sees.menu('Members', as))
  })

  it('that it goes with its page, and with the items above', async () => {
    const page = await addPage(site.server, { published: true })
    const hidden = await addPage(site.server)
    const parent = await addMenuItem(site.server, { label: 'Club', roles: [site.committee] })
    const between = await addMenuItem(site.server, { label: '', page: hidden, parent })
    const id = await addMenuItem(site.server, { label: 'Minutes', page, parent: between })
    await site.keep({ ctx: 'page', id: page }, site.committee, 1)
    expect(await site.explain({ ctx: 'menu', id })).toEqual({
      otherwise: 'Everyone who can see its page and the menu items above it can see it.',
      always,
      notes: [
        'Its page is restricted to members of Administrators or Committee; people who cannot see the page do not see the menu item.',
        'Not everyone can see the page of the menu item without a label above it.',
        'The menu item Club above it is restricted to members of Committee.',
      ],
    })
    expect(await site.explain({ ctx: 'menu', id: between })).toMatchObject({
      notes: [
        'Its page is not published, so visitors and members of the ticked roles cannot see it.',
        'The menu item Club above it is restricted to members of Committee.',
      ],
    })
    for (const name of site.names) expect(await site.sees.menu('Minutes', site.visitors.get(name))).toBe(false)
    await site.write((tx) => tx.updateTable('pages').set({ published: 1 }).where('id', '=', hidden).execute())
    for (const name of site.names)
      expect([name, await site.sees.menu('Minutes', site.visitors.get(name))]).toEqual([
        name,
        name === 'a member of Committee',
      ])
  })

  it('that a heading without visible items below is not shown', async () => {
    const id = await addMenuItem(site.server, { label: 'Heading' })
    await addMenuItem(site.server, { label: 'Members', parent: id, roles: [site.committee] })
    expect((await site.explain({ ctx: 'menu', id })).notes).toEqual([
      'It does not link to a page, so it is shown only together with an item below it.',
    ])
    expect(await site.sees.menu('Heading')).toBe(false)
    expect(await site.sees.menu('Heading', site.visitors.get('a member of Committee'))).toBe(true)
  })
})
