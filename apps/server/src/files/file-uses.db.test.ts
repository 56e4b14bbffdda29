import type { FileUse } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage, setSettings } from '../testing/content.ts'
import { addFile, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { listKind, noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const usesKey = 'GET private/file-get-uses.json.php'
const saveKey = 'POST protected/plugin/note/save-page.json.php'

let server: TestServer
let file: number
let editor: Visitor
beforeEach(async () => {
  // a kind that names files by number, one on each line
  const numbers = { ...listKind, files: (content: string) => content.split('\n').map(Number) }
  server = await createTestServer({ kinds: [noteKind, numbers] })
  file = await addFile(server, { folder: await topFolder(server, 'public') })
  editor = await server.logIn('plugin.note.editor')
})
afterEach(() => server.close())

async function usesOf(id: number, as: Visitor): Promise<FileUse[]> {
  const reply = await server.call(usesKey, { id }, { as })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

const address = (id: number) => `/api/1/private/file-get.php?id=${id}`
const image = (id: number) => `<p><img src="${address(id)}&amp;w=640" alt="A hut"></p>`

describe('where a file is used', () => {
  it('is known as soon as a page is created, saved, published or deleted', async () => {
    const id = await addPage(server, { title: 'Huts', content: 'none yet' })
    const page = [{ title: 'Huts', href: `/pages/note/${id}` }]
    const save = (content: string, more = {}) => server.call(saveKey, { id, content, ...more }, { as: editor })
    expect(await usesOf(file, editor)).toEqual([])
    await save(image(file), { draft: true })
    expect(await usesOf(file, editor)).toEqual(page)
    // the draft goes when it is published, and what it named with it
    await save('none any more', { fromDraft: true })
    expect(await usesOf(file, editor)).toEqual([])
    await save(image(file))
    expect(await usesOf(file, editor)).toEqual(page)
    const as = await server.logIn('core.page-manager')
    await server.call('GET private/page-delete.json.php', { id }, { as })
    expect(await usesOf(file, editor)).toEqual([])
  })

  it('is known of a page that was cloned', async () => {
    const source = await addPage(server, { title: 'Huts', content: image(file) })
    const as = await server.logIn('core.page-manager', 'plugin.note.editor')
    const types: { id: number; name: string }[] = (
      await server.call('GET private/pagetype-get-list.json.php', undefined, { as })
    ).json()
    const { id } = await server.services.database.read
      .selectFrom('page_types')
      .where('kind', '=', 'note')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(types.map((type) => type.id)).toContain(id)
    const input = { id, detail: 'Lakes', url: 'lakes', cloneid: source }
    expect((await server.call('POST private/page-create.json.php', input, { as })).statusCode).toBe(200)
    expect(await usesOf(file, as)).toEqual([
      { title: 'Huts', href: `/pages/note/${source}` },
      { title: 'Lakes', href: '/lakes' },
    ])
  })

  it('is found in HTML and JSON, whatever else the address says, and in what a page kind names by number', async () => {
    const other = await addFile(server, { folder: await topFolder(server, 'public') })
    const contents = {
      'a plain address': `see ${address(file)}`,
      'a width before': `<img src="/api/1/private/file-get.php?w=640&amp;id=${file}&amp;dl=1">`,
      'inside JSON': JSON.stringify({ html: image(file) }),
      'with a fragment': `<a href='${address(file)}#page=2'>Plan</a>`,
      'twice, and another': image(file) + image(other) + image(file),
    }
    for (const [title, content] of Object.entries(contents)) await addPage(server, { title, content })
    await addPage(server, { title: 'by number', kind: 'list', content: `${file}\n${other}\nnot one\n-1\n99999999999` })
    await addPage(server, { title: 'longer id', content: image(Number(`${file}0`)) })
    await addPage(server, { title: 'other parameter', content: `/file-get.php?thumbid=${file}&amp;uid=${file}` })
    const admin = await server.logIn('core.admin')
    const titles = (await usesOf(file, admin)).map(({ title }) => title)
    expect(titles.sort()).toEqual([...Object.keys(contents), 'by number'].sort())
    expect((await usesOf(other, admin)).map(({ title }) => title).sort()).toEqual(['by number', 'twice, and another'])
  })

  it('takes linear time to find, whatever the content', async () => {
    const content = 'file-get.php?'.repeat(80_000) + '&amp;id=1'.repeat(80_000)
    const before = process.threadCpuUsage().user
    await addPage(server, { content })
    // the processor's time for this alone, in microseconds, which no other work on the machine lengthens
    expect(process.threadCpuUsage().user - before).toBeLessThan(2_000_000)
  })

  it('covers thousands of files in one page', async () => {
    const content = Array.from({ length: 12_000 }, (_, i) => address(i + 1)).join(' ')
    await addPage(server, { title: 'All', content })
    expect(await usesOf(file, await server.logIn('core.admin'))).toHaveLength(1)
  })
})

describe('the list of uses of a file', () => {
  it('names pages to those who may see them, and drafts to those who may edit them', async () => {
    const member = await server.logIn()
    await addPage(server, { title: 'Published', content: image(file), published: true })
    await addPage(server, { title: 'Hidden', content: image(file) })
    const kept = await addPage(server, { title: 'Kept', content: image(file), published: true })
    await server.services.changes.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: kept, role_id: member.roleId }).execute(),
    )
    await addPage(server, { title: 'List', kind: 'list', content: `${file}` })
    const drafted = await addPage(server, { title: 'Drafted', published: true })
    await server.call(saveKey, { id: drafted, content: image(file), draft: true }, { as: editor })

    const titles = async (as: Visitor) => (await usesOf(file, as)).map(({ title }) => title).sort()
    expect(await titles(await server.logIn())).toEqual(['Published'])
    expect(await titles(member)).toEqual(['Kept', 'Published'])
    expect(await titles(editor)).toEqual(['Drafted', 'Hidden', 'Kept', 'Published'])
    const all = ['Drafted', 'Hidden', 'Kept', 'List', 'Published']
    expect(await titles(await server.logIn('core.page-manager'))).toEqual(all)
    expect(await titles(await server.logIn('core.file-manager'))).toEqual(['Published'])
  })

  it('names settings of the site to holders of core.admin', async () => {
    await setSettings(server, { SiteLogoLarge: file, SiteLogoSmall: file, SiteFavicon: file, SiteBackground: file })
    const labels = ['Site logo large', 'Site logo small', 'Favicon', 'Page background']
    expect(await usesOf(file, await server.logIn('core.admin'))).toEqual(
      labels.map((title) => ({ title, href: '/pages/siteeditor' })),
    )
    expect(await usesOf(file, await server.logIn('core.file-manager'))).toEqual([])
  })

  it('is shown to nobody who may not see the file', async () => {
    const [owner, member] = [await server.logIn(), await server.logIn()]
    const shut = await addFile(server, { folder: await topFolder(server, 'protected') })
    const personal = await addFile(server, { folder: await personalFolder(server, owner) })
    await addPage(server, { content: image(shut) + image(personal), published: true })
    const never = await server.call(usesKey, { id: 4711 }, { as: member })
    expect(never.statusCode).toBe(404)
    for (const id of [shut, personal])
      expect((await server.call(usesKey, { id }, { as: member })).body).toBe(never.body)
    const admin = await server.logIn('core.admin')
    expect((await server.call(usesKey, { id: personal }, { as: admin })).body).toBe(never.body)
  })
})
