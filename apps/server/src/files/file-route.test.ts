import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer({ starterSite: true })
})
afterEach(() => server.close())

const get = (id: number | string, as?: Visitor) => server.get(`/api/1/private/file-get.php?id=${id}`, { as })

describe('file-get', () => {
  it('answers the bytes of a public file with its type, and 304 to clients that have them (API-021)', async () => {
    const reply = await get(5)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<svg')
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename="icon.svg"; filename*=UTF-8''icon.svg`,
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    })
    const again = await server.app.inject({
      url: '/api/1/private/file-get.php?id=5',
      headers: { 'if-none-match': reply.headers.etag as string },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('gives a download with dl=1', async () => {
    const reply = await server.get('/api/1/private/file-get.php?id=5&dl=1')
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="icon.svg"; filename*=UTF-8''icon.svg`,
    })
  })

  it('answers a file that this visitor may not see like one that does not exist', async () => {
    const member = await server.logIn()
    const { changes } = server.services
    await changes.write((tx) => tx.insertInto('file_roles').values({ file_id: 1, role_id: member.roleId }).execute())
    const protectedFolder = await server.services.database.read
      .selectFrom('folders')
      .where('root', '=', 'protected')
      .select('id')
      .executeTakeFirstOrThrow()
    await changes.write((tx) =>
      tx.updateTable('files').set({ folder_id: protectedFolder.id }).where('id', '=', 2).execute(),
    )
    const never = await get(4711)
    for (const id of [1, 2]) {
      const refused = await get(id)
      expect([refused.statusCode, refused.body]).toEqual([404, never.body])
    }
    expect((await get(1, member)).statusCode).toBe(200)
    expect((await get(1, member)).headers['cache-control']).toBe('private, no-store')
    expect((await get(2, member)).statusCode).toBe(404)
    expect((await get(2, await server.logIn('core.file-manager'))).statusCode).toBe(200)
  })

  it('is opened, restricted, replaced and deleted with the next request, though its rows are cached (T31)', async () => {
    const manager = await server.logIn('core.file-manager')
    const member = await server.logIn()
    const { changes, uploads } = server.services
    const idFolder = await topFolder(server, 'public')
    const id = await uploaded(server, manager, { idFolder, bytes: 'Huts' })
    const seen = async () => {
      const replies = [await get(id), await get(id, member)]
      return replies.map(({ statusCode, body }) => (statusCode === 200 ? body : statusCode))
    }
    for (let asked = 0; asked < 2; asked++) expect(await seen()).toEqual(['Huts', 'Huts'])
    const keep = { folder_id: idFolder, role_id: member.roleId }
    await changes.write((tx) => tx.insertInto('folder_roles').values(keep).execute())
    expect(await seen()).toEqual([404, 'Huts'])
    await changes.write((tx) => tx.deleteFrom('role_accounts').where('account_id', '=', member.accountId).execute())
    expect(await seen()).toEqual([404, 404])
    await changes.write((tx) => tx.deleteFrom('folder_roles').execute())
    await uploaded(server, manager, { id, idFolder, bytes: 'Lakes' })
    expect(await seen()).toEqual(['Lakes', 'Lakes'])
    await server.call('GET private/file-delete.json.php', { id }, { as: manager })
    expect(await seen()).toEqual([404, 404])
    await uploads.idle()
  })

  it.each(['', '0', '-1', '2147483648', '1&id=2', '1.5', 'x', '1%00'])('refuses the id %j', async (id) => {
    expect((await get(id)).statusCode).toBe(400)
  })
})

describe('the starter site', () => {
  it('has its icon as file 5, which is the favicon, and two logos and a link button (SHELL-050)', async () => {
    const { settings, links } = server.services
    expect(await settings.all()).toMatchObject({ SiteFavicon: 5, SiteLogoLarge: 3, SiteLogoSmall: 4 })
    expect((await get(5)).headers['content-type']).toBe('image/svg+xml')
    expect(JSON.parse((await links()).config)).toHaveLength(1)
  })
})
