import {
  addFile,
  addFolder,
  addPage,
  createTestServer,
  topFolder,
  type TestServer,
  type Visitor,
} from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { specifiedKinds } from './testing/specified-kinds.ts'

let site: TestServer
let member: Visitor
let open: number
let shut: number
beforeEach(async () => {
  site = await createTestServer({ kinds: specifiedKinds })
  member = await site.logIn()
  open = await addFolder(site, { parent: await topFolder(site, 'public'), name: 'Photos' })
  shut = await addFolder(site, { parent: await topFolder(site, 'protected'), name: 'Minutes', roles: [member.roleId] })
  await addFile(site, { folder: open, name: 'lake.png', caption: 'The lake' })
  await addFile(site, { folder: open, name: 'for members.png', roles: [member.roleId] })
  await addFile(site, { folder: shut, name: 'march.pdf', type: 'application/pdf' })
})
afterEach(() => site.close())

const showing = (...sections: readonly object[]) => JSON.stringify({ sections })
const gallery = (Folder: number) => ({ sectionType: 'gallery', config: { Folder } })

async function names(input: { id: number; f: number }, as?: Visitor): Promise<string[]> {
  const reply = await site.call('GET protected/plugin/sectioned-page/get-folder-files.json.php', input, { as })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ name: string }[]>().map(({ name }) => name)
}

describe('the folders that sections show', () => {
  it('give each reader the files that they may see', async () => {
    const content = showing(gallery(open), { sectionType: 'files', config: { Folder: shut } })
    const id = await addPage(site, { kind: 'sectioned-page', content, published: true })
    expect(await names({ id, f: open })).toEqual(['lake.png'])
    expect(await names({ id, f: open }, member)).toEqual(['for members.png', 'lake.png'])
    expect(await names({ id, f: shut })).toEqual([])
    expect(await names({ id, f: shut }, member)).toEqual(['march.pdf'])
  })

  it('are no way for visitors into folders that no section shows, nor into pages that they may not see', async () => {
    const content = showing({ ...gallery(open), hidden: true })
    const id = await addPage(site, { kind: 'sectioned-page', content, published: true })
    expect(await names({ id, f: open })).toEqual([])
    const unpublished = await addPage(site, { kind: 'sectioned-page', content: showing(gallery(open)) })
    const call = 'GET protected/plugin/sectioned-page/get-folder-files.json.php'
    expect((await site.call(call, { id: unpublished, f: open })).statusCode).toBe(404)
  })

  it('tell what a list shows, and nothing else', async () => {
    const id = await addPage(site, { kind: 'sectioned-page', content: showing(gallery(open)), published: true })
    const call = 'GET protected/plugin/sectioned-page/get-folder-files.json.php'
    expect((await site.call(call, { id, f: open })).json()).toEqual([
      {
        ...{ id: expect.any(Number), name: 'lake.png', caption: 'The lake', created: expect.any(Number) },
        ...{ type: 'image/png', size: 4711, width: 640, height: 480 },
      },
    ])
  })
})
