import type { RenderRequest, SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, setSettings } from '../testing/content.ts'
import { fileRow, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'
import { uploaded } from '../testing/uploads.ts'

let server: TestServer
let manager: Visitor
let publicFolder: number
let versions: RenderRequest['fileVersions']
const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ fileVersions, page }) {
    versions = fileVersions
    return { status: page ? 200 : 404, html: JSON.stringify(fileVersions) }
  },
}
beforeEach(async () => {
  server = await createTestServer({ renderer })
  manager = await server.logIn('core.file-manager')
  publicFolder = await topFolder(server, 'public')
})
afterEach(() => server.close())

const store = (bytes: string, idFolder = publicFolder, id?: number) =>
  uploaded(server, manager, { idFolder, bytes, ...(id === undefined ? {} : { id }) })
const naming = (ids: readonly number[]) => ids.map((id) => `<img src="/api/1/private/file-get.php?id=${id}">`).join('')
const versionNow = async (id: number) => (await fileRow(server, id))?.sha256.slice(0, 12)

async function shown(path: string, as?: Visitor) {
  versions = undefined
  expect((await server.get(path, { as })).statusCode).toBe(200)
  return versions
}

describe('the versions of files that a page is drawn with', () => {
  it('are those of the public files that it and the settings name, and of no others', async () => {
    const [shownFile, logo, other] = [await store('Hut'), await store('Logo'), await store('Other')]
    const hidden = await store('Hidden', await topFolder(server, 'protected'))
    await setSettings(server, { SiteLogoLarge: logo, SiteFavicon: hidden })
    await addPage(server, { url: 'huts', content: naming([shownFile, hidden, 4711]), published: true })
    await addPage(server, { url: 'plain', published: true })
    expect(await shown('/huts')).toEqual({
      [shownFile]: await versionNow(shownFile),
      [logo]: await versionNow(logo),
      4711: null,
    })
    expect(await shown('/plain')).toEqual({ [logo]: await versionNow(logo) })
    expect(other).toBeGreaterThan(0)
  })

  it('are new after a file was replaced, and gone once it or its folder is restricted to a role', async () => {
    const id = await store('Hut')
    await addPage(server, { url: 'huts', content: naming([id]), published: true })
    const before = await shown('/huts')
    await store('Lake', publicFolder, id)
    const after = await shown('/huts')
    expect([before?.[id], after?.[id]]).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/), await versionNow(id)])
    expect(after).not.toEqual(before)

    const { changes } = server.services
    const role_id = manager.roleId
    await changes.write((tx) => tx.insertInto('file_roles').values({ file_id: id, role_id }).execute())
    expect(await shown('/huts')).toEqual({})
    await changes.write((tx) => tx.deleteFrom('file_roles').execute())
    expect(await shown('/huts')).toEqual(after)
    await changes.write((tx) => tx.insertInto('folder_roles').values({ folder_id: publicFolder, role_id }).execute())
    expect(await shown('/huts')).toEqual({})
  })

  it('say of a file that was deleted that it is gone, until it is restored', async () => {
    const [id, other] = [await store('Hut'), await store('Lake')]
    await addPage(server, { url: 'huts', content: naming([id, other]), published: true })
    const before = await shown('/huts')
    const trash = trashCalls(server, manager)
    await trash.drop('file', id)
    expect(await shown('/huts')).toEqual({ [id]: null, [other]: before?.[other] })
    await trash.restore('file', id)
    expect(await shown('/huts')).toEqual(before)
  })

  it('are not given to people who are logged in, who may just have replaced a file that the browser has cached', async () => {
    const id = await store('Hut')
    await addPage(server, { url: 'huts', content: naming([id]), published: true })
    expect(await shown('/huts', manager)).toEqual({})
  })

  it('tell people who are logged in, whatever they may do, of files that are gone, until they are restored', async () => {
    const [id, other] = [await store('Hut'), await store('Lake')]
    await addPage(server, { url: 'huts', content: naming([id, other]), published: true })
    const reader = await server.logIn()
    const seen = async () => [await shown('/huts', reader), await shown('/huts', manager)]
    expect(await seen()).toEqual([{}, {}])
    const trash = trashCalls(server, manager)
    await trash.drop('file', id)
    expect(await seen()).toEqual([{ [id]: null }, { [id]: null }])
    await trash.restore('file', id)
    expect(await seen()).toEqual([{}, {}])
  })
})

describe('a cache between a visitor and the site', () => {
  /** Whether a cache may answer with what it holds, without asking first (RFC 9111 §4.2, §5.2). */
  const mayAnswerAlone = (control: string, shared: boolean) => {
    const directives = control.split(', ')
    const seconds = (name: string) => directives.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
    if (directives.includes('no-cache') || directives.includes('no-store')) return false
    return Number((shared ? seconds('s-maxage') : undefined) ?? seconds('max-age') ?? 0) > 0
  }

  it.each(['', '&dl=1'])(
    'has the current bytes of a file, and nothing once it is restricted to a role: %s',
    async (query) => {
      const id = await store('Hut')
      const address = async () => `/api/1/private/file-get.php?id=${id}${query}&v=${await versionNow(id)}`
      const plain = `/api/1/private/file-get.php?id=${id}${query}`
      const control = async (url: string) => String((await server.get(url)).headers['cache-control'])
      expect(mayAnswerAlone(await control(plain), false)).toBe(false)
      expect(mayAnswerAlone(await control(await address()), true)).toBe(false)
      expect(mayAnswerAlone(await control(await address()), false)).toBe(true)
      expect(await control(await address())).not.toContain('immutable')

      const first = await server.get(await address())
      const ask = async () =>
        (await server.get(await address(), { headers: { 'if-none-match': String(first.headers.etag) } })).statusCode
      expect(await ask()).toBe(304)
      const { changes } = server.services
      const role_id = manager.roleId
      await changes.write((tx) => tx.insertInto('file_roles').values({ file_id: id, role_id }).execute())
      expect(await ask()).toBe(404)
    },
  )
})
