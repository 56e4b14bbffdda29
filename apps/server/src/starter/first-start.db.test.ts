import { afterEach, describe, expect, it } from 'vitest'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { administrator, createTestServer, type TestServer } from '../testing/test-server.ts'
import { prepareContent } from './first-start.ts'

let server: TestServer
afterEach(() => server.close())

const again = {
  adminEmail: 'other@example.org',
  adminPassword: 'another password',
  starterSite: 'walking-club',
} as const

describe('the first start', () => {
  it('creates one administrator who has every permission', async () => {
    server = await createTestServer()
    const reply = await server.call('POST public/login.json.php', {
      name: administrator.email,
      pass: administrator.password,
    })
    expect(reply.json().permissions).toEqual([
      'core.account-manager',
      'core.account-owner',
      'core.admin',
      'core.file-manager',
      'core.look',
      'core.menu-manager',
      'core.page-manager',
      'core.role-manager',
      'plugin.list.editor',
      'plugin.note.editor',
      'public',
    ])
  })

  it('generates a password when none is given, and shows it', async () => {
    server = await createTestServer()
    await server.services.database.write((tx) => tx.deleteFrom('accounts').execute())
    const first = await prepareContent(server.services, { ...again, adminPassword: undefined, starterSite: undefined })
    expect(first).toEqual({ email: again.adminEmail, password: expect.stringMatching(/^\w{16}$/) })
    const reply = await server.call('POST public/login.json.php', { name: again.adminEmail, pass: first?.password })
    expect(reply.json().permissions).toContain('core.admin')
  })

  it('reports an invalid ADMIN_EMAIL and creates nothing; later starts do not read it', async () => {
    server = await createTestServer()
    const wrong = { ...again, adminEmail: 'owner@example.org/x' }
    expect(await prepareContent(server.services, wrong)).toBeUndefined()
    await server.services.database.write((tx) => tx.deleteFrom('accounts').execute())
    await expect(prepareContent(server.services, wrong)).rejects.toThrow(
      "ADMIN_EMAIL must be one email address, not 'owner@example.org/x'",
    )
    expect(await server.services.database.read.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('happens once: a later start changes no account, no content and no permission that was taken away', async () => {
    server = await createTestServer({ starterSite: true })
    const { read } = server.services.database
    await server.services.database.write((tx) =>
      tx.deleteFrom('role_permissions').where('permission', '=', 'plugin.list.editor').execute(),
    )
    const everything = async () =>
      JSON.stringify([
        await read.selectFrom('accounts').selectAll().execute(),
        await read.selectFrom('role_permissions').selectAll().orderBy('permission').execute(),
        await read.selectFrom('page_types').selectAll().orderBy('id').execute(),
        await read.selectFrom('files').selectAll().orderBy('id').execute(),
      ])
    const before = await everything()
    expect(await prepareContent(server.services, again)).toBeUndefined()
    expect(await everything()).toBe(before)
  })

  it('leaves out of the starter site the pages of kinds that are not installed, and their menu items', async () => {
    const walks = { ...listKind, manifest: { ...listKind.manifest, kind: 'single-page' } }
    server = await createTestServer({ starterSite: true, kinds: [noteKind, walks] })
    const { read } = server.services.database
    const pages = await read.selectFrom('pages').select(['kind', 'url']).orderBy('id').execute()
    expect(pages.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'single-page home',
      'single-page walks',
      'single-page about',
    ])
    const menu = (await server.call('GET public/get-menu-items.json.php')).json()
    expect(menu.map((item: { Label: string }) => item.Label)).toEqual(['Home', 'Walks', 'About us'])
    expect(await read.selectFrom('files').select('name').execute()).toHaveLength(5)
  })

  it('creates no page when no kind of the starter site is installed', async () => {
    server = await createTestServer({ starterSite: true })
    expect(await server.services.database.read.selectFrom('pages').selectAll().execute()).toEqual([])
    expect((await server.call('GET public/get-menu-items.json.php')).json()).toEqual([])
    expect((await server.get('/')).json()).toMatchObject({ status: 404, title: 'Ridgeline Walking Club' })
  })

  it('gives the permissions of a page kind that is added later to the administrators', async () => {
    server = await createTestServer()
    const { database } = server.services
    await database.write(async (tx) => {
      await tx.deleteFrom('role_permissions').where('permission', '=', 'plugin.note.editor').execute()
      await tx.deleteFrom('known_permissions').where('permission', '=', 'plugin.note.editor').execute()
    })
    await prepareContent(server.services, again)
    const rows = await database.read
      .selectFrom('role_permissions')
      .where('permission', '=', 'plugin.note.editor')
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('gives once a permission that two page kinds share', async () => {
    const diary = {
      ...listKind,
      manifest: { ...listKind.manifest, kind: 'diary', permissions: noteKind.manifest.permissions },
    }
    server = await createTestServer({ kinds: [noteKind, diary] })
    const rows = await server.services.database.read
      .selectFrom('role_permissions')
      .where('permission', '=', 'plugin.note.editor')
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
  })
})
