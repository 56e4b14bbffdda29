import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, addFolder, fileRow, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { setSettings } from '../testing/content.ts'
import { addAccount, createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let manager: Visitor
let open: number
beforeEach(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  open = await topFolder(server, 'public')
})
afterEach(() => server.close())

const remove = (id: number, as: Visitor | undefined = manager) =>
  server.call('GET private/file-delete.json.php', { id }, { as })

/** A file with its bytes, as an upload stores it. */
async function storedFile(folder: number, as: Visitor = manager): Promise<{ id: number; key: string }> {
  const form = new FormData()
  form.append('idFolder', String(folder))
  form.append('fileKey', new Blob(['All huts'], { type: 'text/plain' }), 'huts.txt')
  const { id } = (await server.call('POST private/file-upload.json.php', form, { as })).json()
  return { id, key: (await fileRow(server, id))?.storage_key ?? '' }
}

const hasBytes = async (key: string) => (await server.services.files.read(key)) !== undefined

describe('deleting a file', () => {
  it('removes it, its roles and its bytes (API-022)', async () => {
    await setSettings(server, { TrashDays: 0 })
    const { id, key } = await storedFile(open)
    const member = await server.logIn()
    await server.services.changes.write((tx) =>
      tx.insertInto('file_roles').values({ file_id: id, role_id: member.roleId }).execute(),
    )
    expect(await hasBytes(key)).toBe(true)
    const reply = await remove(id)
    expect([reply.statusCode, reply.json(), await fileRow(server, id)]).toEqual([200, {}, undefined])
    expect((await server.get(`/api/1/private/file-get.php?id=${id}`, { as: manager })).statusCode).toBe(404)
    await expect.poll(() => hasBytes(key)).toBe(false)
    expect((await remove(id)).statusCode).toBe(404)
  })

  it('removes its renditions with it', async () => {
    await setSettings(server, { TrashDays: 0 })
    const id = await addFile(server, { folder: open })
    await server.services.database.write((tx) =>
      tx
        .insertInto('renditions')
        .values({ file_id: id, name: 'thumb', type: 'image/webp', size: 1, storage_key: 'made/of-it' })
        .execute(),
    )
    const removed = new Set<string | undefined>()
    server.services.files.remove = async (key) => void removed.add(key)
    const key = (await fileRow(server, id))?.storage_key
    await remove(id)
    await expect.poll(() => removed).toEqual(new Set(['made/of-it', key]))
  })

  it.each(['SiteLogoLarge', 'SiteLogoSmall', 'SiteFavicon', 'SiteBackground'] as const)(
    'that is %s leaves the site without one, and working',
    async (setting) => {
      const id = await addFile(server, { folder: open })
      const other = await addFile(server, { folder: open })
      const others = ['SiteLogoLarge', 'SiteLogoSmall', 'SiteFavicon', 'SiteBackground'].filter((n) => n !== setting)
      await setSettings(server, { ...Object.fromEntries(others.map((name) => [name, other])), [setting]: id })
      expect((await remove(id)).statusCode).toBe(200)
      const settings: Record<string, unknown> = await server.services.settings.all()
      expect(settings[setting]).toBe(0)
      expect(others.map((name) => settings[name])).toEqual(others.map(() => other))
      expect((await server.call('GET protected/app-setup.json.php')).statusCode).toBe(200)
      expect((await server.get('/')).statusCode).toBeLessThan(500)
    },
  )

  it('is for those who manage it: 403 for others who see it, 404 for all others', async () => {
    const [member, editor] = [await server.logIn(), await server.logIn('plugin.note.editor')]
    const admin = await server.logIn('core.admin', 'core.file-manager')
    const shut = await topFolder(server, 'protected')
    const seen = await addFile(server, { folder: open })
    const opened = await addFile(server, { folder: shut, roles: [member.roleId] })
    const hidden = await addFile(server, { folder: shut })
    const diary = await addFile(server, { folder: await personalFolder(server, member), roles: [admin.roleId] })
    const never = await remove(4711, member)
    expect(never.statusCode).toBe(404)
    for (const as of [member, editor]) expect((await remove(seen, as)).statusCode).toBe(403)
    expect((await remove(opened, member)).statusCode).toBe(403)
    expect((await remove(hidden, member)).body).toBe(never.body)
    expect((await remove(diary, admin)).body).toBe(never.body)
    for (const id of [seen, opened, hidden, diary]) expect(await fileRow(server, id)).toBeDefined()
    expect((await remove(diary, member)).statusCode).toBe(200)
  })

  it('must come from the site itself', async () => {
    const id = await addFile(server, { folder: open })
    const headers = { 'sec-fetch-site': 'cross-site' }
    const reply = await server.call('GET private/file-delete.json.php', { id }, { as: manager, headers })
    expect(reply.statusCode).toBe(403)
    expect(await fileRow(server, id)).toBeDefined()
  })
})

describe('deleting an account', () => {
  it('removes the content of its personal folder, the bytes too, and nothing else', async () => {
    await setSettings(server, { TrashDays: 0 })
    const { accountId } = await addAccount(server.services, { email: 'leaving@example.org' })
    const cookie = `sitewright=${await server.services.sessions.start(accountId)}`
    const owner = { cookie, accountId, roleId: 0, email: '' }
    const personal = await personalFolder(server, owner)
    const below = await addFolder(server, { parent: personal, name: 'Diary' })
    const [top, nested] = [await storedFile(personal, owner), await storedFile(below, owner)]
    const kept = await storedFile(open)

    const as = await server.logIn('core.admin', 'core.account-manager')
    const reply = await server.call('GET private/account-delete.json.php', { id: accountId }, { as })
    expect(reply.statusCode).toBe(200)
    await server.services.sweep.run()
    expect(await Promise.all([top, nested, kept].map(({ key }) => hasBytes(key)))).toEqual([false, false, true])
    expect(await Promise.all([top, nested, kept].map(({ id }) => fileRow(server, id)))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ id: kept.id }),
    ])
    const left = server.services.database.read.selectFrom('folders').where('id', 'in', [personal, below])
    expect(await left.select('id').execute()).toEqual([])
  })
})
