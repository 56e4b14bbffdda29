import type { StartOverview } from '@sitewright/api-client'
import { starterNames } from '@sitewright/api-client/contract'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverDir } from '../config.ts'
import { addMenuItem, addPage, setSettings } from '../testing/content.ts'
import { addFile, topFolder } from '../testing/folders-and-files.ts'
import { addPerson } from '../testing/people.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { starterTitles } from './set-up-steps.ts'

let server: TestServer
let admin: Visitor
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin')
})
afterEach(() => server.close())

async function overview(as = admin): Promise<StartOverview> {
  return (await server.call('GET private/start-get.json.php', undefined, { as })).json()
}

const stepsOf = async (as = admin) =>
  Object.fromEntries((await overview(as)).steps.map(({ step, done }) => [step, done]))

/** Stores a content a minute after the page was created, as somebody who wrote it would. */
async function write(pageId: number, state: 'active' | 'draft' = 'active'): Promise<void> {
  const saved = server.services.now() + 60
  await server.services.database.write(async (tx) => {
    await tx.deleteFrom('page_contents').where('page_id', '=', pageId).where('state', '=', state).execute()
    await tx
      .insertInto('page_contents')
      .values({ page_id: pageId, state, content: 'Words', text: 'Words', account_id: admin.accountId, saved })
      .execute()
  })
}

it('says what the caller may do, and which pages they edit', async () => {
  const editor = await server.logIn('core.file-manager', 'plugin.note.editor')
  expect(await overview(editor)).toMatchObject({
    may: ['Manage files and folders', 'Edit notes'],
    edits: ['Note'],
  })
})

describe('the steps of setting up a site', () => {
  it('are open on a site that nobody touched, and begin with its name', async () => {
    expect(await stepsOf()).toMatchObject({ name: false, page: false, menu: false, mail: false, imprint: false })
    expect((await overview()).steps[0]?.step).toBe('name')
  })

  it('are done once somebody did what they ask for', async () => {
    await setSettings(server, { SiteTitle: 'Our club' })
    const page = await addPage(server, { title: 'Walks', published: true })
    expect(await stepsOf()).toMatchObject({ name: true, page: false })
    await write(page)
    expect(await stepsOf()).toMatchObject({ page: true, menu: false, imprint: false })
    await addMenuItem(server, { label: 'Walks', page })
    const legal = await addPage(server, { title: 'Impressum und Datenschutz', published: true })
    await addMenuItem(server, { label: 'Rechtliches', page: legal })
    await addPerson(server)
    expect(await stepsOf()).toMatchObject({ menu: true, imprint: true, people: true })
  })

  describe('imprint and privacy', () => {
    const legalStep = async () => (await overview()).steps.find(({ step }) => step === 'imprint')
    const publish = async (pages: { imprint?: number; privacy?: number }) => {
      const { look, footer, id } = (await server.call('GET private/look-get.json.php', undefined, { as: admin })).json()
      const next = { look, footer: { ...footer, ...pages }, base: id }
      await server.call('POST private/look-publish.json.php', next, { as: admin })
    }

    it('are both to be linked below every page, and say which of them is missing', async () => {
      const imprint = await addPage(server, { title: 'Who we are', published: true })
      await publish({ imprint })
      expect(await legalStep()).toEqual({ step: 'imprint', done: false, missing: 'privacy' })
      const privacy = await addPage(server, { title: 'Your data', published: true })
      await publish({ privacy })
      expect(await legalStep()).toEqual({ step: 'imprint', done: true })
      await server.call('GET private/page-delete.json.php', { id: imprint }, { as: admin })
      expect(await legalStep()).toEqual({ step: 'imprint', done: false, missing: 'imprint' })
    })

    it('are known by their words in the menu, while visitors see the page', async () => {
      const imprint = await addPage(server, { title: 'Impressum', published: true })
      const privacy = await addPage(server, { title: 'Datenschutz', published: false })
      await addMenuItem(server, { label: 'Imprint', page: imprint })
      await addMenuItem(server, { label: 'Datenschutz', page: privacy })
      expect(await legalStep()).toEqual({ step: 'imprint', done: false, missing: 'privacy' })
      await server.call('POST private/page-publish-many.json.php', { ids: [privacy], published: true }, { as: admin })
      expect(await legalStep()).toEqual({ step: 'imprint', done: true })
      for (const id of [imprint, privacy]) await server.call('GET private/page-delete.json.php', { id }, { as: admin })
      expect(await legalStep()).toEqual({ step: 'imprint', done: false })
    })
  })

  it.each(['SiteLogoLarge', 'SiteLogoSmall'] as const)(
    'are not done while %s is the logo of an example',
    async (logo) => {
      const nameStep = async () => (await overview()).steps.find(({ step }) => step === 'name')
      const folder = await topFolder(server, 'public')
      const bytes = readFileSync(path.join(serverDir, 'assets/starter/lodge/logo-small.svg'))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const example = await addFile(server, { folder, name: 'badge.svg' })
      await server.services.database.write((tx) =>
        tx.updateTable('files').set({ sha256 }).where('id', '=', example).execute(),
      )
      await setSettings(server, { SiteTitle: 'Our club', [logo]: example })
      expect(await nameStep()).toEqual({ step: 'name', done: false, missing: 'logo' })
      await setSettings(server, { [logo]: await addFile(server, { folder, name: 'own.svg' }) })
      expect(await nameStep()).toEqual({ step: 'name', done: true })
    },
  )

  it.each(starterNames)('are not done by the name of the starter site %s', async (name) => {
    const { settings } = JSON.parse(readFileSync(path.join(serverDir, 'assets/starter', name, 'site.json'), 'utf8'))
    expect(settings.SiteTitle).toBe(starterTitles[name])
    await setSettings(server, { SiteTitle: starterTitles[name] })
    expect(await stepsOf()).toMatchObject({ name: false })
  })

  it('are not done by a page that only its editors see', async () => {
    const page = await addPage(server, { published: false })
    await write(page)
    expect(await stepsOf()).toMatchObject({ page: false })
  })

  it('are shown to those who can take them', async () => {
    expect(Object.keys(await stepsOf(await server.logIn('core.menu-manager')))).toEqual(['menu', 'imprint'])
    expect(Object.keys(await stepsOf(await server.logIn('core.file-manager')))).toEqual([])
  })

  it('are gone for everybody once they are dismissed, one by one', async () => {
    const dismiss = (step: string) => server.call('POST private/start-dismiss.json.php', { step }, { as: admin })
    await dismiss('imprint')
    await dismiss('mail')
    expect(Object.keys(await stepsOf())).toEqual(['name', 'page', 'menu', 'people'])
    expect(Object.keys(await stepsOf(await server.logIn('core.menu-manager')))).toEqual(['menu'])
    expect((await dismiss('nonsense')).statusCode).toBe(400)
  })
})

describe('what waits', () => {
  it('is the drafts of pages that the person edits, the latest first', async () => {
    const first = await addPage(server, { title: 'Huts' })
    const second = await addPage(server, { title: 'Walks' })
    await write(first, 'draft')
    server.time.now += 60_000
    await write(second, 'draft')
    const editor = await server.logIn('core.page-manager', 'plugin.note.editor')
    const { drafts, moreDrafts } = await overview(editor)
    expect(drafts).toEqual([
      { id: second, name: 'Walks', renderer: 'note', saved: expect.any(Number), by: expect.any(String) },
      expect.objectContaining({ id: first, name: 'Huts' }),
    ])
    expect(moreDrafts).toBe(false)
    expect((await overview(await server.logIn('core.page-manager'))).drafts).toEqual([])
  })

  it('is the number of emails that failed, for administrators', async () => {
    const { database, now } = server.services
    const mail = { recipient: 'a@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    for (const state of ['failed', 'waiting'] as const)
      await database.write((tx) =>
        tx
          .insertInto('outbox')
          .values({ ...mail, state, created: now(), next_attempt: now() })
          .execute(),
      )
    expect((await overview()).failedMails).toBe(1)
    expect(await overview(await server.logIn('core.page-manager'))).not.toHaveProperty('failedMails')
  })

  it('are pages whose type the server goes without, of which administrators are told', async () => {
    expect((await overview()).missingKinds).toEqual([])
    const { write: change } = server.services.database
    await change((tx) =>
      tx
        .insertInto('page_types')
        .values([{ kind: 'recipe' }, { kind: 'unused' }])
        .execute(),
    )
    for (const title of ['Soup', 'Bread']) await addPage(server, { kind: 'recipe', title })
    expect((await overview()).missingKinds).toEqual([{ kind: 'recipe', pages: 2 }])
    expect(await overview(await server.logIn('core.page-manager'))).not.toHaveProperty('missingKinds')
  })
})

describe('visits', () => {
  it('are those of today: each visitor once, the most visited page first', async () => {
    const [huts, walks] = [await addPage(server, { title: 'Huts' }), await addPage(server, { title: 'Walks' })]
    const visit = (page: number, address: string) =>
      server.services.hits.count(page, { address, userAgent: 'Mozilla/5.0 Firefox/130' })
    visit(huts, '192.0.2.1')
    visit(walks, '192.0.2.1')
    visit(walks, '192.0.2.2')
    visit(walks, '192.0.2.2')
    expect((await overview()).today).toEqual({
      visitors: 2,
      pages: [
        { id: walks, name: 'Walks', renderer: 'note', visitors: 2, total: 3 },
        { id: huts, name: 'Huts', renderer: 'note', visitors: 1, total: 1 },
      ],
    })
    server.time.now += 24 * 60 * 60 * 1000
    // a session ends sooner than that
    expect((await overview(await server.logIn('core.admin'))).today).toEqual({ visitors: 0, pages: [] })
    expect(await overview(await server.logIn('core.menu-manager'))).not.toHaveProperty('today')
  })

  it('are those since midnight where the site is', async () => {
    const huts = await addPage(server, { title: 'Huts' })
    const visitAt = async (time: string) => {
      server.time.now = Date.parse(time)
      server.services.hits.count(huts, { address: '192.0.2.1', userAgent: 'Mozilla/5.0 Firefox/130' })
      await server.services.hits.flush()
    }
    await setSettings(server, { SiteTimeZone: 'Pacific/Kiritimati' })
    const visitors = async () => (await overview(await server.logIn('core.admin'))).today?.visitors
    // it is 14 hours ahead of UTC there
    await visitAt('2030-05-04T09:59:00Z')
    expect(await visitors()).toBe(1)
    server.time.now = Date.parse('2030-05-04T10:01:00Z')
    expect(await visitors()).toBe(0)
    await visitAt('2030-05-04T10:02:00Z')
    const as = await server.logIn('core.admin')
    const total = await server.call('GET private/page-get-hit-count.json.php', { id: huts }, { as })
    expect([await visitors(), total.json()]).toEqual([1, [2, 2]])
  })
})
