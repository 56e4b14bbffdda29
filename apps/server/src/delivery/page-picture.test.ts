import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { colourAt, picture, type PictureOptions } from '../testing/pictures.ts'
import { setSettings } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { namedKeys, uploaded } from '../testing/uploads.ts'

/** As in the head of a page: the address of its picture. */
let named: (string | undefined)[]
let sizes: ({ width: number; height: number } | undefined)[]
let server: TestServer
beforeEach(async () => {
  named = []
  sizes = []
  server = await createTestServer({
    renderer: {
      lookSheet: () => '',
      scriptHashes: [],
      async render({ page }) {
        named.push(page?.image?.address)
        sizes.push(page?.image?.size)
        return { status: page ? 200 : 404, html: '<p>A page</p>' }
      },
    },
  })
  await setSettings(server, { SiteTitle: 'Ridgeline Walking Club' })
})
afterEach(() => server.close())

async function addressOn(path: string): Promise<string | undefined> {
  await server.get(path)
  return named.at(-1)
}

describe('the picture of a shared page', () => {
  it('is drawn, from its title and the name of the site, in the size that is asked for everywhere', async () => {
    await addPage(server, { title: 'Huts & paths <in> the Südalpen', url: 'huts', published: true })
    const address = await addressOn('/huts')
    expect(address).toMatch(/^\/api\/1\/public\/page-picture\.php\?id=\d+&v=[0-9a-f]{12}$/)
    const reply = await server.get(address ?? '')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
    expect(reply.headers['cache-control']).toBe('public, max-age=3600, s-maxage=0, proxy-revalidate')
    const { width, height, format } = await sharp(reply.rawPayload).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    const { entropy } = await sharp(reply.rawPayload).stats()
    expect(entropy).toBeGreaterThan(0.3)
    const again = await server.get(address ?? '', { headers: { 'if-none-match': String(reply.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('has another address once what it shows has changed, and the old one leads to it as it is now', async () => {
    const id = await addPage(server, { title: 'Huts', url: 'huts', published: true })
    const before = (await addressOn('/huts')) ?? ''
    const old = await server.get(before)
    await setSettings(server, { SiteTitle: 'Another name' })
    const after = await addressOn('/huts')
    expect(after).not.toBe(before)
    const now = await server.get(before)
    expect([now.headers['cache-control'], now.headers.etag === old.headers.etag]).toEqual(['public, no-cache', false])
    expect((await server.get(`/api/1/public/page-picture.php?id=${id}`)).headers.etag).toBe(now.headers.etag)
  })

  it('is drawn in the colours of the published look', async () => {
    await addPage(server, { title: 'Huts', url: 'huts', published: true })
    const before = (await addressOn('/huts')) ?? ''
    const plain = (await server.get(before)).rawPayload
    const as = await server.logIn('core.admin')
    const { look, footer, id } = (await server.call('GET private/look-get.json.php', undefined, { as })).json()
    const next = { look: { ...look, accent: '#8a1c4b' }, footer, base: id }
    await server.call('POST private/look-publish.json.php', next, { as })
    const after = (await addressOn('/huts')) ?? ''
    expect(after).not.toBe(before)
    expect((await server.get(after)).rawPayload).not.toEqual(plain)
  })

  it('has a logo that everybody may see, and none that only some may', async () => {
    await addPage(server, { title: 'Huts', url: 'huts', published: true })
    const as = await server.logIn('core.file-manager')
    const plain = (await server.get((await addressOn('/huts')) ?? '')).rawPayload
    const bytes = await picture({ width: 300, height: 300 })
    const shown = await uploaded(server, as, { idFolder: await topFolder(server, 'public'), bytes })
    const kept = await uploaded(server, as, { idFolder: await topFolder(server, 'protected'), bytes })
    await setSettings(server, { SiteLogoLarge: shown })
    expect((await server.get((await addressOn('/huts')) ?? '')).rawPayload.equals(plain)).toBe(false)
    await setSettings(server, { SiteLogoLarge: kept })
    expect((await server.get((await addressOn('/huts')) ?? '')).rawPayload.equals(plain)).toBe(true)
  })

  it('is not there for a page that visitors may not see, nor for none (T33)', async () => {
    const hidden = await addPage(server, { title: 'A secret', url: 'secret' })
    for (const id of [hidden, 4711]) {
      const reply = await server.get(`/api/1/public/page-picture.php?id=${id}`)
      expect([reply.statusCode, reply.body.includes('secret')]).toEqual([404, false])
    }
    const as = await server.logIn('core.page-manager')
    const preview = await server.get(`/api/1/public/page-picture.php?id=${hidden}`, { as })
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'private, no-store'])
    for (const query of ['', 'id=x', 'id=-1', 'id=1&id=2', 'id=1&v=']) {
      const { statusCode } = await server.get(`/api/1/public/page-picture.php?${query}`)
      expect([query, [400, 404]]).toEqual([query, expect.arrayContaining([statusCode])])
    }
  })

  it('is left to the logo where its letters cannot be drawn', async () => {
    for (const [title, isDrawn] of [
      ['山小屋', false],
      ['🏔', false],
      ['Хижи 🏔 Καταφύγια', true],
    ] as const) {
      const id = await addPage(server, { title, url: '', published: true })
      const address = await addressOn(`/pages/note/${id}`)
      expect([title, address !== undefined]).toEqual([title, isDrawn])
      if (address) expect((await server.get(address)).statusCode).toBe(200)
    }
  })
})

describe('the first picture of a page', () => {
  /** As a text names it. */
  const image = (id: number) => `<img src="/api/1/private/file-get.php?id=${id}" alt="">`
  const upload = async (
    as: Visitor,
    { root = 'public', ...size }: { root?: 'public' | 'protected' } & PictureOptions,
  ) =>
    uploaded(server, as, {
      idFolder: await topFolder(server, root),
      name: `hut.${size.format ?? 'png'}`,
      bytes: await picture(size),
    })
  const bytesAt = async (address: string | undefined) => {
    const reply = await server.get(address ?? '')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    return reply.rawPayload
  }

  it('represents it, cut to the size that is asked for everywhere', async () => {
    const as = await server.logIn('core.file-manager')
    // red and blue: what is cut off at top and bottom leaves both
    const hut = await upload(as, { width: 300, height: 900 })
    await addPage(server, { title: '山小屋', url: 'huts', content: `Huts ${image(hut)}`, published: true })
    const address = await addressOn('/huts')
    expect(address).toMatch(/^\/api\/1\/public\/page-picture\.php\?id=\d+&v=[0-9a-f]{12}$/)
    const bytes = await bytesAt(address)
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(await Promise.all([5, 1195].map((left) => colourAt(bytes, left, 300)))).toEqual(['red', 'blue'])
    expect(sizes.at(-1)).toEqual({ width: 1200, height: 630 })
  })

  it('is the first that everybody may have and that is no icon', async () => {
    const as = await server.logIn('core.admin', 'core.file-manager')
    const files = {
      second: await upload(as, { width: 400, height: 400 }),
      secret: await upload(as, { root: 'protected', width: 500, height: 500 }),
      icon: await upload(as, { width: 64, height: 64 }),
      words: await uploaded(server, as, { idFolder: await topFolder(server, 'public'), bytes: 'words' }),
      first: await upload(as, { width: 600, height: 400, format: 'webp' }),
    }
    const content = [files.secret, files.icon, files.words, 4711, files.first, files.second].map(image).join('')
    await addPage(server, { title: 'Huts', url: 'huts', content, published: true })
    await addPage(server, { title: 'One', url: 'one', content: image(files.first), published: true })
    expect(versionIn(await addressOn('/huts'))).toBe(versionIn(await addressOn('/one')))
    const linked = `<a href="/api/1/private/file-get.php?id=${files.first}">A plan</a>`
    await addPage(server, { title: 'Two', url: 'two', content: linked + image(files.secret), published: true })
    expect((await server.get((await addressOn('/two')) ?? '')).headers['content-type']).toBe('image/png')
  })

  it('is no longer shown once it is private, and has another address once it was replaced', async () => {
    const as = await server.logIn('core.file-manager')
    const hut = await upload(as, { width: 400, height: 400 })
    await addPage(server, { title: 'Huts', url: 'huts', content: image(hut), published: true })
    const before = await addressOn('/huts')
    const old = await bytesAt(before)
    await uploaded(server, as, {
      idFolder: await topFolder(server, 'public'),
      id: hut,
      name: 'hut.png',
      bytes: await picture({ width: 300, height: 800 }),
    })
    const after = await addressOn('/huts')
    expect(after).not.toBe(before)
    expect((await bytesAt(after)).equals(old)).toBe(false)
    await server.call('GET private/file-move.json.php', { iid: hut, fid: await topFolder(server, 'protected') }, { as })
    expect(await addressOn('/huts')).not.toBe(after)
    for (const address of [before, after])
      expect((await server.get(address ?? '')).headers['content-type']).toBe('image/png')
  })

  it('is drawn where its bytes are lost', async () => {
    const as = await server.logIn('core.file-manager')
    const hut = await upload(as, { width: 400, height: 400 })
    await addPage(server, { title: 'Huts', url: 'huts', content: image(hut), published: true })
    for (const key of await namedKeys(server)) await server.services.files.remove(key)
    expect((await server.get((await addressOn('/huts')) ?? '')).headers['content-type']).toBe('image/png')
  })
})

const versionIn = (address = '') => new URLSearchParams(address.split('?')[1]).get('v')

it.each([1, 20, 400, 3000])('draws a title of %i words of any length', async (words) => {
  const title = Array.from({ length: words }, (_, at) => 'Donaudampfschifffahrt'.repeat(at % 5 === 4 ? 9 : 1)).join(' ')
  const facts = { id: 1, title, isStart: false, siteTitle: '', siteDescription: '' }
  const drawn = await server.services.sharePictures.of(facts)
  expect((await drawn?.draw())?.byteLength).toBeGreaterThan(1000)
})

it('draws an accent that is a sign of its own as part of its letter', async () => {
  const facts = { id: 1, isStart: false, siteTitle: '', siteDescription: '' }
  const drawn = async (title: string) => (await server.services.sharePictures.of({ ...facts, title }))?.draw()
  expect(await drawn('Cafe\u0301')).toEqual(await drawn('Caf\u00e9'))
  expect(await drawn('Cafe\u0301')).not.toEqual(await drawn('Cafe'))
})
