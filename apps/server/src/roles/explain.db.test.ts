import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMenuItem, addPage, setSettings, type NewPage } from '../testing/content.ts'
import { addFile, personalFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import type { Explanation } from './explain.ts'
import { storeRoles, type Resource } from './resources.ts'

interface Described {
  permissions: string[]
  called?: RegExp
}

/** Who asks, and what an explanation may call them. */
const people = {
  nobody: { permissions: [] },
  'a stranger': { permissions: [] },
  'a member of Committee': { permissions: [], called: /members of (\w+ or )?Committee/i },
  'an administrator': { permissions: ['core.admin'], called: /administrators/i },
  'a page manager': { permissions: ['core.page-manager'], called: /page managers/ },
  'an editor of notes': { permissions: ['plugin.note.editor'], called: /editors of this kind of page/ },
  'an editor of lists': { permissions: ['plugin.list.editor'] },
  'a file manager': { permissions: ['core.file-manager'], called: /file managers/ },
  'a menu manager': { permissions: ['core.menu-manager'] },
} satisfies Record<string, Described>
type Person = keyof typeof people
const names = Object.keys(people) as Person[]

let server: TestServer
let visitors: Map<Person, Visitor | undefined>
let committee: number
let folders: Record<'protected' | 'public', number>

beforeEach(async () => {
  server = await createTestServer({ starterSite: true })
  visitors = new Map()
  for (const name of names)
    visitors.set(name, name === 'nobody' ? undefined : await server.logIn(...people[name].permissions))
  committee = visitors.get('a member of Committee')?.roleId ?? 0
  await write((tx) => tx.updateTable('roles').set({ title: 'Committee' }).where('id', '=', committee).execute())
  const rows = await server.services.database.read.selectFrom('folders').select(['id', 'root']).execute()
  folders = Object.fromEntries(rows.map((row) => [row.root, row.id])) as typeof folders
})
afterEach(() => server.close())

const write: TestServer['services']['changes']['write'] = (work) => server.services.changes.write(work)
const keep = (resource: Resource, ...roles: number[]) => write((tx) => storeRoles(tx, resource, roles))

async function explain(resource: Resource): Promise<Explanation> {
  const as = visitors.get('an administrator')
  const { otherwise, always, notes } = (
    await server.call('GET private/permission-editor-get-list.json.php', resource, { as })
  ).json()
  return { otherwise, always, notes }
}

/** What the sentences say of a person while no role is ticked. */
function claim({ otherwise, always, notes }: Explanation, name: Person): boolean {
  const { called }: Described = people[name]
  const named = (text: string) => called?.test(text) ?? false
  if (!always.startsWith('Nobody') && named(always)) return true
  if (notes.some((note) => note.endsWith('cannot see it.') && !note.includes('unpublished automatically'))) return false
  return otherwise.startsWith('Everyone') || named(otherwise)
}

const sees = {
  page: async (id: number, as?: Visitor) =>
    (await server.call('GET protected/plugin/get-content.json.php', { id }, { as })).statusCode === 200,
  menu: async (label: string, as?: Visitor) =>
    (await server.call('GET public/get-menu-items.json.php', undefined, { as })).body.includes(`"Label":"${label}"`),
  file: async (id: number, as?: Visitor) =>
    (await server.get(`/api/1/private/file-get.php?id=${id}`, { as })).statusCode === 200,
}

/** Asks as everybody, and compares. */
async function expectTrue(explanation: Explanation, asks: (as?: Visitor) => Promise<boolean>): Promise<void> {
  const seen = new Map<Person, boolean>()
  for (const name of names) seen.set(name, await asks(visitors.get(name)))
  const claimed = new Map(names.map((name) => [name, claim(explanation, name)]))
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(claimed))
}

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
    const id = await addPage(server, page)
    const explanation = await explain({ ctx: 'page', id })
    expect(explanation).toEqual({ ...said, always })
    await expectTrue(explanation, (as) => sees.page(id, as))
  })

  it('who always sees it, whatever is ticked', async () => {
    const id = await addPage(server, { published: true })
    await keep({ ctx: 'page', id }, committee)
    const explanation = await explain({ ctx: 'page', id })
    expect(explanation).toEqual({ otherwise: open, always, notes: [] })
    const ticked = { ...explanation, otherwise: 'Members of Committee' }
    await expectTrue(ticked, (as) => sees.page(id, as))
  })

  it('that it is the start page', async () => {
    const id = await addPage(server, { published: true })
    await setSettings(server, { DefaultPage: id })
    await keep({ ctx: 'page', id }, committee)
    expect((await explain({ ctx: 'page', id })).notes).toEqual([
      'It is the default page, so people who cannot see it have no start page.',
    ])
    const setup = (await server.call('GET protected/app-setup.json.php')).json()
    expect([setup.dp, (await server.get('/')).statusCode]).toEqual(['', 403])
  })

  it('which files on it people do not see who see the page', async () => {
    const as = visitors.get('an administrator')
    const stranger = visitors.get('a stranger')
    if (!as || !stranger) throw new Error('nobody is logged in')
    const files = [
      await addFile(server, { folder: await personalFolder(server, as), name: 'own.png' }),
      await addFile(server, { folder: await personalFolder(server, stranger), name: 'secret.png' }),
      await addFile(server, { folder: folders.protected, name: 'minutes.pdf' }),
      await addFile(server, { folder: folders.public, name: 'hut.png' }),
    ]
    const content = files.map((file) => `<img src="/api/1/private/file-get.php?id=${file}" alt="">`).join('')
    const id = await addPage(server, { content, published: true })
    expect((await explain({ ctx: 'page', id })).notes).toEqual([
      'The file ‘own.png’ on it is in a Personal folder, so only its owner sees that file.',
      'A file on it is in a Personal folder, so only its owner sees that file.',
      'The file ‘minutes.pdf’ on it is for fewer people than the page as it is saved now.',
    ])
  })

  it('that its kind is not installed', async () => {
    const id = await addPage(server, { published: true })
    await write((tx) => tx.updateTable('pages').set({ kind: 'gone' }).where('id', '=', id).execute())
    expect((await explain({ ctx: 'page', id })).always).toBe(
      'Nobody can see its content, whichever roles are ticked: the package for this kind of page is not installed.',
    )
    for (const name of names) expect(await sees.page(id, visitors.get(name))).toBe(false)
  })
})

describe('the explanation of a menu item says, and it is true,', () => {
  const always =
    'Nobody, whatever their permissions: in the menu, even administrators and menu managers need one of the ticked roles.'

  it('who sees one without a page', async () => {
    const id = await addMenuItem(server, { label: 'Heading' })
    const explanation = await explain({ ctx: 'menu', id })
    expect(explanation).toEqual({ otherwise: 'Everyone can see it.', always, notes: [] })
    await expectTrue(explanation, (as) => sees.menu('Heading', as))
  })

  it('that a restriction to roles overrides every permission', async () => {
    const id = await addMenuItem(server, { label: 'Members', roles: [committee] })
    const explanation = await explain({ ctx: 'menu', id })
    expect(explanation.always).toBe(always)
    await expectTrue({ ...explanation, otherwise: 'Members of Committee' }, (as) => sees.menu('Members', as))
  })

  it('that it goes with its page, and with the items above', async () => {
    const page = await addPage(server, { published: true })
    const hidden = await addPage(server)
    const parent = await addMenuItem(server, { label: 'Club', roles: [committee] })
    const between = await addMenuItem(server, { label: '', page: hidden, parent })
    const id = await addMenuItem(server, { label: 'Minutes', page, parent: between })
    await keep({ ctx: 'page', id: page }, committee, 1)
    expect(await explain({ ctx: 'menu', id })).toEqual({
      otherwise: 'Everyone who can see its page and the menu items above it can see it.',
      always,
      notes: [
        'Its page is restricted to members of Administrators or Committee; people who cannot see the page do not see the menu item.',
        'Not everyone can see the page of the menu item without a label above it.',
        'The menu item Club above it is restricted to members of Committee.',
      ],
    })
    expect(await explain({ ctx: 'menu', id: between })).toMatchObject({
      notes: [
        'Its page is not published, so visitors and members of the ticked roles cannot see it.',
        'The menu item Club above it is restricted to members of Committee.',
      ],
    })
    for (const name of names) expect(await sees.menu('Minutes', visitors.get(name))).toBe(false)
    await write((tx) => tx.updateTable('pages').set({ published: 1 }).where('id', '=', hidden).execute())
    for (const name of names)
      expect([name, await sees.menu('Minutes', visitors.get(name))]).toEqual([name, name === 'a member of Committee'])
  })

  it('that a heading without visible items below is not shown', async () => {
    const id = await addMenuItem(server, { label: 'Heading' })
    await addMenuItem(server, { label: 'Members', parent: id, roles: [committee] })
    expect((await explain({ ctx: 'menu', id })).notes).toEqual([
      'It does not link to a page, so it is shown only together with an item below it.',
    ])
    expect(await sees.menu('Heading')).toBe(false)
    expect(await sees.menu('Heading', visitors.get('a member of Committee'))).toBe(true)
  })
})

describe('the explanation of files and folders says, and it is true,', () => {
  const always = 'Administrators and file managers can always see it.'
  const alwaysIn = 'Administrators and file managers can always see its contents.'
  const inFolder = 'Files and folders in it with roles of their own use those instead.'

  async function addFolder(name: string, parent: number): Promise<number> {
    const folder = { parent_id: parent, name, root: null, account_id: null }
    return write(
      async (tx) => (await tx.insertInto('folders').values(folder).returning('id').executeTakeFirstOrThrow()).id,
    )
  }

  /** Moves the first file of the starter site. */
  async function put(folder: number): Promise<Resource> {
    await write((tx) => tx.updateTable('files').set({ folder_id: folder }).where('id', '=', 1).execute())
    return { ctx: 'file', id: 1 }
  }

  it.each(['public', 'protected'] as const)('who sees the content of the folder %s', async (root) => {
    const folder = await addFolder('Minutes', folders[root])
    const below = await addFolder('2026', folder)
    const file = await put(below)
    const name = root === 'public' ? 'Public' : 'Protected'
    const who = root === 'public' ? 'Everyone' : 'Only administrators and file managers'
    const explanation = await explain(file)
    expect(explanation).toEqual({ otherwise: `${who} can see it, because it is in ${name}.`, always, notes: [] })
    await expectTrue(explanation, (as) => sees.file(1, as))
    for (const id of [folders[root], folder, below]) {
      const ofFolder = await explain({ ctx: 'folder', id })
      const because = id === folders[root] ? `it is the top-level folder ${name}` : `it is in ${name}`
      expect(ofFolder).toEqual({
        otherwise: `${who} can see its contents, because ${because}.`,
        always: alwaysIn,
        notes: [inFolder],
      })
      await expectTrue(ofFolder, (as) => sees.file(1, as))
    }
  })

  it.each(['public', 'protected'] as const)('that the nearest folder with roles decides, in %s too', async (root) => {
    const folder = await addFolder('Minutes', folders[root])
    const below = await addFolder('2026', folder)
    const file = await put(below)
    await keep({ ctx: 'folder', id: folders[root] }, visitors.get('a stranger')?.roleId ?? 0)
    await keep({ ctx: 'folder', id: folder }, 1, committee)
    const because = 'because the folder Minutes above it is restricted to them.'
    const instead = 'Roles ticked here replace those of the folder Minutes.'
    const explanation = await explain(file)
    expect(explanation).toEqual({
      otherwise: `Members of Administrators or Committee can see it, ${because}`,
      always,
      notes: [instead],
    })
    await expectTrue(explanation, (as) => sees.file(1, as))
    const ofFolder = await explain({ ctx: 'folder', id: below })
    expect(ofFolder).toEqual({
      otherwise: `Members of Administrators or Committee can see its contents, ${because}`,
      always: alwaysIn,
      notes: [instead, inFolder],
    })
    await keep({ ctx: 'folder', id: below }, 1)
    expect(await explain({ ctx: 'folder', id: below })).toEqual(ofFolder)
    await keep({ ctx: 'folder', id: below })
    await expectTrue(ofFolder, (as) => sees.file(1, as))
  })

  it('that roles of a file replace those of its folders, and who sees it whatever is ticked', async () => {
    const file = await put(await addFolder('Minutes', folders.public))
    await keep({ ctx: 'folder', id: folders.public }, 1)
    await keep(file, committee)
    const explanation = await explain(file)
    expect(explanation.notes).toEqual(['Roles ticked here replace those of the folder Public.'])
    await expectTrue({ ...explanation, otherwise: 'Members of Committee' }, (as) => sees.file(1, as))
  })

  it('that the site itself shows a file', async () => {
    expect((await explain({ ctx: 'file', id: 5 })).notes).toEqual([
      'It is a logo, the icon or the background of the site. The site is shown without it to people who cannot see it.',
    ])
  })

  it('for whom, in a sentence of reasonable length', async () => {
    const roles = await write(async (tx) => {
      const ids: number[] = []
      for (const title of ['', 'B', 'C', 'D', 'E', 'F', 'G'])
        ids.push((await tx.insertInto('roles').values({ title }).returning('id').executeTakeFirstOrThrow()).id)
      return ids
    })
    const file = await put(folders.public)
    await keep({ ctx: 'folder', id: folders.public }, ...roles)
    expect((await explain(file)).otherwise).toMatch(
      /^Members of a role without a title, B, C, D, E or 2 other roles can/,
    )
    await keep({ ctx: 'folder', id: folders.public }, ...roles.slice(1))
    expect((await explain(file)).otherwise).toMatch(/^Members of B, C, D, E, F or G can see it/)
  })
})
