import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, addFolder, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const call = 'GET protected/file-get-paged.json.php'
const whole = 'GET protected/file-get-list.json.php'

let server: TestServer
let manager: Visitor
let folder: number
beforeEach(async () => {
  server = await createTestServer()
  manager = await server.logIn('core.file-manager')
  folder = await topFolder(server, 'public')
})
afterEach(() => server.close())

const ask = (input: object = {}, as = manager) => server.call(call, { f: folder, ...input }, { as })
const list = async (input?: object, as?: Visitor) => (await ask(input, as)).json()
const names = async (input?: object, as?: Visitor) =>
  (await list(input, as)).items.map(({ name }: { name: string }) => name)

describe('the files of a folder, some at a time', () => {
  it('are by name as people read it, or by time or size, up and down', async () => {
    await addFile(server, { folder, name: 'Hut 10.png' })
    server.time.now += 1000
    await addFile(server, { folder, name: 'Äpfel.png' })
    await addFile(server, { folder, name: 'hut 9.png' })
    const order = ['Äpfel.png', 'hut 9.png', 'Hut 10.png']
    expect(await names()).toEqual(order)
    expect(await names({ desc: 1 })).toEqual(order.toReversed())
    expect(await names({ sort: 'ts' })).toEqual(['Hut 10.png', 'Äpfel.png', 'hut 9.png'])
    expect(await names({ sort: 'size' })).toEqual(['Hut 10.png', 'Äpfel.png', 'hut 9.png'])
  })

  it('come in pages in the order and with the fields of the whole list, which tell how many there are', async () => {
    for (let number = 1; number <= 7; number++) await addFile(server, { folder, name: `${number}.png`, caption: 'Hut' })
    const first = await list({ limit: 4 })
    expect([first.items.length, first.total]).toEqual([4, 7])
    const second = await list({ limit: 4, cursor: first.next })
    expect([second.next, second.total]).toEqual([null, undefined])
    const all = (await server.call(whole, { f: folder }, { as: manager })).json()
    expect([...first.items, ...second.items]).toEqual(all)
  })

  it('are found by parts of name and caption, also once these were changed', async () => {
    const id = await addFile(server, { folder, name: 'DSC1.png', caption: 'Hütte im Schnee' })
    await addFile(server, { folder, name: 'DSC2.png' })
    expect(await names({ q: 'hutte dsc' })).toEqual(['DSC1.png'])
    const as = manager
    await server.call('POST private/file-set-properties.json.php', { id, name: 'Lake.png', caption: 'Ice' }, { as })
    expect(await names({ q: 'hutte' })).toEqual([])
    expect(await list({ q: 'ice lake' })).toMatchObject({ items: [{ id }], total: 1, next: null })
  })

  it('are those that a person may see, and no others are counted', async () => {
    const member = await server.logIn()
    await addFile(server, { folder, name: 'open.png' })
    await addFile(server, { folder, name: 'ours.png', roles: [member.roleId] })
    await addFile(server, { folder, name: 'theirs.png', roles: [manager.roleId] })
    expect(await list({}, member)).toMatchObject({ items: [{ name: 'open.png' }, { name: 'ours.png' }], total: 2 })
    expect(await names()).toHaveLength(3)
  })

  it('are nobody else’s where the folder is personal or restricted', async () => {
    const owner = await server.logIn()
    const personal = await personalFolder(server, owner)
    await addFile(server, { folder: personal, name: 'mine.png' })
    expect(await names({ f: personal }, owner)).toEqual(['mine.png'])
    expect((await ask({ f: personal })).statusCode).toBe(404)
    const restricted = await addFolder(server, { parent: folder, roles: [owner.roleId] })
    expect((await ask({ f: restricted }, await server.logIn())).statusCode).toBe(404)
  })
})

describe('files of all folders', () => {
  const find = async (input: object, as = manager) =>
    (await server.call('GET private/file-find.json.php', input, { as })).json()

  it('are found by words, the newest first, some at a time', async () => {
    const deep = await addFolder(server, { parent: await addFolder(server, { parent: folder }) })
    const old = await addFile(server, { folder, name: 'Hut 1.png' })
    await addFile(server, { folder, name: 'Lake.png' })
    const captioned = await addFile(server, { folder: deep, name: 'DSC2.png', caption: 'A hut' })
    const first = await find({ q: 'HUT', desc: 1, limit: 1 })
    expect(first.items).toMatchObject([{ id: captioned, idFolder: deep }])
    expect(await find({ q: 'HUT', desc: 1, cursor: first.next })).toEqual({
      items: [expect.objectContaining({ id: old, idFolder: folder })],
      next: null,
    })
  })

  it('are those that a person may see', async () => {
    const owner = await server.logIn()
    await addFile(server, { folder: await personalFolder(server, owner), name: 'hut of mine.png' })
    await addFile(server, { folder: await personalFolder(server, manager), name: 'hut of ours.png' })
    expect((await find({ q: 'hut' })).items).toMatchObject([{ name: 'hut of ours.png' }])
  })
})
