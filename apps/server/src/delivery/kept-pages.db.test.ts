import type { SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { builtInLook, lookFields } from '../look/site-look.ts'
import { settingDefaults } from '../settings/settings.ts'
import { askEntries, diaryKind, hutKind, logKind, writeEntry } from '../testing/entries-kinds.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { savedTree } from '../testing/menu-editing.ts'
import { randomFrom } from '../testing/random-from.ts'
import { startForgetful, startNotified, type ServerBeside } from '../testing/server-beside.ts'
import { caseCount } from '../testing/test-cases.ts'
import { filmKind, listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

const kinds = [noteKind, filmKind, listKind, hutKind, logKind, diaryKind]

let rendered = 0

/** Writes down all that a page is drawn from; of other pages only what a visitor's page has. */
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ url, page, denied, site, look, footer, setup, menu, links, fileVersions, api }) {
    rendered++
    const content = page ? await api('GET protected/plugin/get-content.json.php', { id: page.id }) : undefined
    const isEditor = page && setup.permissions.includes(`plugin.${page.kind}.editor`)
    const status = isEditor ? await api('GET protected/page-get-status.json.php', { id: page.id }) : undefined
    const entries = page && (await askEntries(api, content))
    const { routes, ...session } = setup
    const ofSite = { site, look, footer, session, menu, links, fileVersions }
    const shown = { url, page, denied, ...ofSite, content, status, entries }
    if (page) return { status: 200, html: JSON.stringify(shown), standsAlone: true }
    return { status: denied ? 403 : 404, html: JSON.stringify({ ...shown, routes }) }
  },
}

let server: TestServer
let admin: Visitor
let member: Visitor
let editor: Visitor
let others: ServerBeside[]
let forgetful: ServerBeside
beforeEach(async () => {
  server = await createTestServer({ renderer, kinds })
  admin = await server.logIn('core.admin', 'plugin.note.editor', 'plugin.film.editor')
  member = await server.logIn()
  editor = await server.logIn('plugin.note.editor')
  others = server.databaseUrl ? [await startNotified(server, { renderer, kinds })] : []
  forgetful = await startForgetful(server, { renderer, kinds })
})
afterEach(async () => {
  for (const each of [forgetful, ...others]) await each.close()
  await server.close()
})

async function send(key: string, input: unknown): Promise<{ id: number }> {
  const reply = await server.call(key, input, { as: admin })
  if (reply.statusCode !== 200) throw new Error(`${key} was answered ${reply.statusCode} ${reply.body}`)
  return reply.json()
}

const post = (name: string, input: unknown) => send(`POST private/${name}.json.php`, input)

async function makePage(url: string, { type = 1, published = true } = {}): Promise<number> {
  const { id } = await post('page-create', { id: type, detail: `Page ${url}`, url, cloneid: 0 })
  if (published) await update(id, { url })
  return id
}

const update = (id: number, page: object) =>
  post('page-update', { id, title: 'A page', url: '', published: true, pub_start: null, pub_end: null, ...page })

async function save(pageId: number, { kind, content, draft }: { kind: string; content: string; draft: boolean }) {
  const account = { id: admin.accountId, name: '', email: '' }
  const who = { account, roles: [], permissions: new Set<string>() }
  await server.services.forKind(kind).pages.save({ pageId, kind, content, draft, fromDraft: false, who })
}

/** What finds most faults is done most. */
const often = ['publish', 'publish', 'update', 'update', 'start', 'exchange', 'exchange', 'wait', 'wait']

const urls = ['huts', 'walks', 'Huts', 'weather', 'members']

/** Something that staff may do, to a site with these pages and files; what is refused is nothing. */
async function doAnything(
  { below, pick }: ReturnType<typeof randomFrom>,
  site: { pages: Map<number, string>; files: number[] },
) {
  const [page, kind] = pick([...site.pages])
  const file = pick(site.files)
  const content = pick([`film #${file}`, `words ${below(9)}`, 'secret', `#${file} #${pick(site.files)}`])
  const seconds = server.services.now()
  const folder = await topFolder(server, pick(['public', 'protected']))
  const change = (id: number) =>
    update(id, {
      title: `Title ${below(5)}`,
      url: pick([...urls, '']),
      published: below(4) > 0,
      pub_start: pick([null, null, seconds + below(20)]),
      pub_end: pick([null, null, seconds + 20 + below(20)]),
    })
  const actions: Record<string, () => Promise<unknown>> = {
    async create() {
      const type = pick([1, 2])
      const id = await makePage(pick([...urls, '']), { type, published: below(2) === 1 })
      site.pages.set(id, type === 1 ? 'note' : 'film')
    },
    update: () => change(page),
    async start() {
      const { DefaultPage } = await server.services.settings.all()
      if (DefaultPage !== 0) await change(DefaultPage)
    },
    publish: () => save(page, { kind, content, draft: false }),
    draft: () => save(page, { kind, content, draft: true }),
    replace: () => post('page-replace', { id: page, sourceid: pick([...site.pages.keys()]) }),
    async remove() {
      if (site.pages.size < 3) return
      await send('GET private/page-delete.json.php', { id: page })
      site.pages.delete(page)
    },
    async menu() {
      const stored = await server.services.database.read.selectFrom('menu_items').select('id').execute()
      const items = [-1, -2].map((id) => ({ id, label: `Item ${below(5)}`, page: pick([...site.pages.keys(), 0]) }))
      await savedTree(
        server,
        admin,
        items,
        stored.map(({ id }) => id),
      )
    },
    links: () => post('links-save', [{ IconSet: 'fab', Icon: pick(['github', 'mastodon']), Url: '', Tooltip: '' }]),
    async look() {
      const { id: base } = await server.services.looks.current()
      const look = { ...lookFields(builtInLook), accent: pick(['#3092cd', '#8a1c4b']) }
      const footer = { columns: [], line: `Line ${below(5)}`, imprint: page, privacy: pick([0, ...site.pages.keys()]) }
      await post('look-publish', { look, footer, base })
    },
    settings: () =>
      post('set-site-settings', {
        ...settingDefaults,
        SiteTitle: `Site ${below(5)}`,
        DefaultPage: page,
      }),
    file: async () => site.files.push(await uploaded(server, admin, { idFolder: folder, bytes: `new ${below(99)}` })),
    exchange: () => uploaded(server, admin, { id: file, idFolder: folder, bytes: `other ${below(99)}` }),
    rename: () => post('file-set-properties', { id: file, name: `name${below(9)}.txt`, caption: `${below(9)}` }),
    move: () => send('GET private/file-move.json.php', { iid: file, fid: folder }),
    restrict: () =>
      post('permission-editor-save-list', {
        ...pick([
          { ctx: 'page', id: page },
          { ctx: 'file', id: file },
          { ctx: 'folder', id: folder },
        ]),
        permissions: pick([[], [admin.roleId], [member.roleId, admin.roleId]]),
      }),
    async wait() {
      server.time.now += below(15) * 1000
    },
  }
  const name = pick([...Object.keys(actions), ...often])
  await actions[name]!().catch((error: Error) => {
    // two pages want one shortcut, a page replaces itself or one of another kind, and the like
    if (!/ answered 4\d\d |Not found/.test(error.message)) throw error
  })
  return name
}

/** Pages of kinds with tables of their own, and some that ask for these by a call: nothing but writes changes them. */
async function makeOwn(): Promise<[id: number, kind: string][]> {
  const pages: [number, string][] = []
  for (const [at, name] of ['hut', 'log', 'diary', 'hut'].entries()) {
    const id = await makePage(`${name}-${at}`, { type: kinds.findIndex(({ manifest }) => manifest.kind === name) + 1 })
    const about = await makePage(`about-${at}`)
    await save(about, { kind: 'note', content: `${name} ${id}`, draft: false })
    pages.push([id, name], [about, 'note'])
  }
  return pages
}

/** Writes something into the table of one of these kinds, which may be nothing that visitors see. */
async function write({ below, pick }: ReturnType<typeof randomFrom>, pages: readonly [number, string][]) {
  const [id, kind] = pick(pages.filter(([, name]) => name !== 'note'))
  const input = { id, words: `entry ${below(99)}`, hidden: below(3) === 0 }
  await send(writeEntry(kind), input)
  return `${kind} ${JSON.stringify(input)}`
}

const addresses = (pages: Iterable<[number, string]>) => [
  '/',
  '/nowhere',
  '/sitemap.xml',
  '/api/1/protected/app-setup.json.php',
  '/api/1/public/get-menu-items.json.php',
  ...urls.map((url) => `/${url}`),
  ...[...pages].map(([id, kind]) => `/pages/${kind}/${id}`),
]

async function answer({ app }: Pick<ServerBeside, 'app'>, { url, as }: { url: string; as: Visitor | undefined }) {
  const { statusCode, headers, body } = await app.inject({ url, headers: as ? { cookie: as.cookie } : {} })
  const { location, 'content-security-policy': policy, 'cache-control': caching } = headers
  return { url, who: as?.email, statusCode, location, policy, caching, body }
}

type People = readonly (Visitor | undefined)[]

/** One person after the other: on a slow machine more at once would wait for a connection until they are refused. */
async function answers(
  app: Pick<ServerBeside, 'app'>,
  all: readonly string[],
  people: People = [undefined, member, editor, admin],
) {
  const told = []
  for (const as of people) told.push(...(await Promise.all(all.map((url) => answer(app, { url, as })))))
  return told
}

/** Somebody else with the role of this person. */
async function twinOf({ roleId }: Visitor): Promise<Visitor> {
  const twin = await server.logIn()
  await server.services.database.write((tx) =>
    tx.updateTable('role_accounts').set({ role_id: roleId }).where('account_id', '=', twin.accountId).execute(),
  )
  return twin
}

/** Each stands for a row of things that happen. The first two see it when any topic is left out of what pages are made of. */
const seeds = Array.from(
  { length: caseCount('what happens to kept pages', 2) },
  (_, index) => ['c', 'a'][index] ?? String(index),
)

describe('what is kept of pages', () => {
  it.each(seeds)('is what a server that keeps nothing answers, whatever happens: %s', async (seed) => {
    if (server.databaseUrl) await server.services.changes.listen()
    const random = randomFrom(seed)
    const site = { pages: new Map([[await makePage('huts'), 'note']]), files: [] as number[] }
    site.pages.set(await makePage('walks', { type: 2 }), 'film')
    const folder = await topFolder(server, 'public')
    for (const bytes of ['one', 'two']) site.files.push(await uploaded(server, admin, { idFolder: folder, bytes }))
    // chosen by themselves, so that what else happens with a seed is as it was
    const [ownRandom, own] = [randomFrom(`own tables ${seed}`), await makeOwn()]
    const ownAddresses = own.map(([id, kind]) => `/pages/${kind}/${id}`)
    async function compare(message: string, { all, people }: { all: readonly string[]; people?: People }) {
      const expected = await answers(forgetful, all, people)
      expect(await answers(server, all, people), message).toEqual(expected)
      for (const other of others)
        await vi.waitFor(async () => expect(await answers(other, all, people), message).toEqual(expected))
    }
    for (let step = 0; step < (server.databaseUrl ? 25 : 60); step++) {
      const done = await doAnything(random, site)
      await compare(`step ${step}: ${done}`, { all: addresses(site.pages) })
      const written = await write(ownRandom, own)
      await compare(`step ${step}: ${written}`, { all: ownAddresses, people: [undefined, editor] })
    }
  })

  it('stays when another page is published, changed or made, and when a draft is saved', async () => {
    const pages = [await makePage('huts'), await makePage('walks'), await makePage('weather')]
    const all = ['/huts', '/walks', '/weather']
    await answers(server, all)
    const madeFor = async (change: () => Promise<unknown>) => {
      await change()
      const before = rendered
      await answers(server, all)
      return rendered - before
    }
    const first = pages[0]!
    const people = 4
    expect(await madeFor(async () => {})).toBe(0)
    expect(await madeFor(() => save(first, { kind: 'note', content: 'New words', draft: false }))).toBe(people)
    // nobody sees it but who is logged in
    expect(await madeFor(() => save(first, { kind: 'note', content: 'Not yet', draft: true }))).toBe(people - 1)
    expect(await madeFor(() => update(first, { url: 'huts', title: 'New' }))).toBe(people)
    expect(await madeFor(() => makePage('members'))).toBe(0)
    expect(
      await madeFor(async () => uploaded(server, admin, { idFolder: await topFolder(server, 'public'), bytes: 'new' })),
    ).toBe(0)
    expect(await madeFor(() => post('links-save', []))).toBe(3 * people)
  })

  it('is for people who may see the same, and nobody else', async () => {
    const people = [member, await twinOf(member), await server.logIn(), admin]
    const walks = await makePage('walks')
    const film = await makePage('film', { type: 2 })
    await save(film, { kind: 'film', content: 'words', draft: false })
    await post('permission-editor-save-list', { ctx: 'page', id: walks, permissions: [member.roleId] })
    await savedTree(server, admin, [{ id: -1, label: 'Walks', page: walks }])
    await makePage('huts', { type: 3 })
    const all = ['/walks', '/film', '/huts']
    const expected = await answers(forgetful, all, people)
    const before = rendered
    expect(await answers(server, all, people)).toEqual(expected)
    // what three may not see, what is told to each in other words, and what two see alike
    expect(rendered - before).toBeLessThan(all.length * people.length)
    expect(await answers(server, all, people.toReversed())).toEqual(await answers(forgetful, all, people.toReversed()))
  })
})
