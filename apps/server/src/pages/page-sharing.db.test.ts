import type { RenderRequest, SiteRenderer } from '@sitewright/page-kit/server'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { addPage, setSettings } from '../testing/content.ts'
import { topFolder } from '../testing/folders-and-files.ts'
import { picture } from '../testing/pictures.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'
import { uploaded } from '../testing/uploads.ts'

const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ page }) {
    return { status: page ? 200 : 404, html: JSON.stringify({ page }) }
  },
}

let server: TestServer
let as: Visitor
let huts: number
beforeEach(async () => {
  server = await createTestServer({ renderer })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  as = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager')
  huts = await addPage(server, { title: 'Huts', url: 'huts', content: 'All our huts', published: true })
})
afterEach(() => server.close())

const read = async (id = huts) => (await server.call('GET private/page-get-sharing.json.php', { id }, { as })).json()
const send = (input: object) =>
  server.call('POST private/page-set-sharing.json.php', { id: huts, description: '', image: 0, ...input }, { as })
const save = async (input: object) => expect((await send(input)).json()).toEqual({})
const refusal = async (input: object) => (await send(input)).json().error
const upload = async (root: 'public' | 'protected' = 'public', bytes?: string) => {
  const file =
    bytes === undefined ? { name: 'hut.png', bytes: await picture({ width: 1920, height: 1080 }) } : { bytes }
  return uploaded(server, as, { idFolder: await topFolder(server, root), ...file })
}

/** The page as anybody gets it, over a real socket: the second time from the cache. */
async function shown(path = '/huts'): Promise<RenderRequest['page']> {
  const { port } = server.app.server.address() as AddressInfo
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } })).text()
  const first = await ask()
  expect(await ask()).toBe(first)
  return JSON.parse(first).page
}

describe('what is shown of a page', () => {
  it('is how it begins, until something else is said, which the next visitor gets though the page was cached', async () => {
    expect(await read()).toEqual({
      description: '',
      image: 0,
      isHidden: false,
      standard: { description: 'All our huts', picture: expect.stringContaining(`/page-picture.php?id=${huts}&v=`) },
    })
    expect(await shown()).toMatchObject({ description: 'All our huts' })
    await save({ description: '  Three huts in the hills ' })
    expect(await shown()).toMatchObject({ description: 'Three huts in the hills' })
    expect(await read()).toMatchObject({ description: 'Three huts in the hills' })
    await save({ description: '' })
    expect(await shown()).toMatchObject({ description: 'All our huts' })
  })

  it('is, of the start page, what is said of the site, until something is said of the page itself', async () => {
    await setSettings(server, { DefaultPage: huts, SiteMetaDescription: 'Our club' })
    expect(await shown('/')).toMatchObject({ description: 'Our club' })
    expect((await read()).standard.description).toBe('Our club')
    await save({ description: 'Three huts' })
    expect(await shown('/')).toMatchObject({ description: 'Three huts' })
  })

  it('has its picture with its size and caption, in a size that is soon loaded', async () => {
    const image = await upload()
    await server.call(
      'POST private/file-set-properties.json.php',
      { id: image, name: 'hut.png', caption: 'A hut' },
      { as },
    )
    await save({ image })
    const page = await shown()
    expect(page?.image).toMatchObject({ size: { width: 1280, height: 720 }, alt: 'A hut' })
    expect(page?.image?.address).toMatch(new RegExp(`file-get.php\\?id=${image}&v=[0-9a-f]{12}&w=1280$`))
    expect((await server.get(page?.image?.address ?? '')).statusCode).toBe(200)
  })

  it('has no picture that visitors may not see, from the moment it is private', async () => {
    const image = await upload()
    await save({ image })
    expect((await shown())?.image).toBeDefined()
    const folder = await topFolder(server, 'protected')
    await server.call('GET private/file-move.json.php', { iid: image, fid: folder }, { as })
    expect(JSON.stringify(await shown())).not.toContain(`file-get.php?id=${image}`)
    expect(await read()).toMatchObject({ image, isHidden: true })
    // what was chosen before does not keep anybody from saving the rest
    await save({ image, description: 'Three huts' })
  })
})

describe('where no picture was chosen', () => {
  const versionOf = (address = '') => new URLSearchParams(address.split('?')[1]).get('v')
  const image = (id: number) => `<img src="/api/1/private/file-get.php?id=${id}" alt="">`
  const write = async (content: string) => {
    const editor = await server.logIn('plugin.note.editor')
    const reply = await server.call(
      'POST protected/plugin/note/save-page.json.php',
      { id: huts, content, draft: false },
      { as: editor },
    )
    expect(reply.statusCode).toBe(200)
  }

  it('the first one that visitors see on the page is used, once it is published, and until it is private', async () => {
    const drawn = await read()
    expect((await shown())?.image?.address).toBe(drawn.standard.picture)
    const [first, second] = [await upload(), await upload()]
    await server.call(
      'POST private/file-set-properties.json.php',
      { id: first, name: 'a.png', caption: 'A hut' },
      { as },
    )
    await write(`Huts ${image(first)} ${image(second)}`)
    const made = (await shown())?.image
    expect(made).toMatchObject({ size: { width: 1200, height: 630 }, alt: 'A hut' })
    expect(versionOf(made?.address)).not.toBe(versionOf(drawn.standard.picture))
    expect((await read()).standard.picture).toBe(made?.address)
    const reply = await server.get(made?.address ?? '')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])

    const folder = await topFolder(server, 'protected')
    await server.call('GET private/file-move.json.php', { iid: first, fid: folder }, { as })
    expect((await shown())?.image).toMatchObject({ alt: 'Huts' })
    await server.call('GET private/file-move.json.php', { iid: second, fid: folder }, { as })
    expect((await shown())?.image?.address).toBe(drawn.standard.picture)
    expect((await read()).standard.picture).toBe(drawn.standard.picture)
  })

  it('the picture goes with what is published', async () => {
    const before = (await shown())?.image?.address
    await write(`Huts ${image(await upload())}`)
    expect((await shown())?.image?.address).not.toBe(before)
    await write('Huts')
    expect((await shown())?.image?.address).toBe(before)
  })
})

describe('refused is', () => {
  it('a description of several lines, and one that is too long', async () => {
    expect(await refusal({ description: 'Three\nhuts' })).toBe('The description must be a single line of text')
    expect(await refusal({ description: 'x'.repeat(301) })).toBe('The description can have at most 300 characters')
    await save({ description: '🏔'.repeat(300) })
  })

  it('a picture that is none, is gone, or is not for visitors', async () => {
    const gone = 'The chosen picture no longer exists, or is no picture'
    expect(await refusal({ image: await upload('public', 'words') })).toBe(gone)
    expect(await refusal({ image: 4711 })).toBe(gone)
    expect(await refusal({ image: await upload('protected') })).toMatch(/^Visitors may not see the chosen picture/)
    expect(await read()).toMatchObject({ description: '', image: 0 })
  })
})

describe('it goes with the page', () => {
  it('into a copy of it', async () => {
    const image = await upload()
    await save({ description: 'Three huts', image })
    const { id: type } = (await server.call('GET private/pagetype-get-list.json.php', undefined, { as })).json()[0]
    const input = { id: type, detail: 'Copy', url: 'copy', cloneid: huts }
    const { id } = (await server.call('POST private/page-create.json.php', input, { as })).json()
    expect(await read(id)).toMatchObject({ description: 'Three huts', image })
  })

  it('into the trash and back, and the picture as well', async () => {
    const image = await upload()
    await save({ description: 'Three huts', image })
    const trash = trashCalls(server, as)
    await trash.drop('file', image)
    expect(await read()).toMatchObject({ description: 'Three huts', image: 0 })
    await trash.restore('file', image)
    expect(await read()).toMatchObject({ image })
    await trash.drop('page', huts)
    await trash.restore('page', huts)
    expect(await read()).toMatchObject({ description: 'Three huts', image })
  })

  it('where the picture is looked for: it names the page', async () => {
    const image = await upload()
    await save({ image })
    const uses = await server.call('GET private/file-get-uses.json.php', { id: image }, { as })
    expect(uses.json()).toEqual([{ title: 'Huts', href: '/huts' }])
  })

  it('and the audit log says what was changed', async () => {
    await save({ description: 'Three huts', image: await upload() })
    expect((await auditOf(server)).at(-1)).toMatchObject({
      summary: 'Page changed',
      details: 'For search engines and sharing: description and picture',
    })
  })
})
