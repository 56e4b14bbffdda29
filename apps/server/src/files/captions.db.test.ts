import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const ask = (ids: unknown, as?: Visitor) => server.call('POST protected/image-get-captions.json.php', { ids }, { as })

describe('captions of images', () => {
  it('come in the order of the ids, one for each, also for ids that are repeated or unknown (API-025)', async () => {
    const folder = await topFolder(server, 'public')
    const hut = await addFile(server, { folder, caption: 'The hut' })
    const lake = await addFile(server, { folder, caption: 'The lake' })
    const without = await addFile(server, { folder })
    const reply = await ask([lake, 4711, hut, without, lake, 0, 2147483647])
    expect([reply.statusCode, reply.json()]).toEqual([200, ['The lake', '', 'The hut', '', 'The lake', '', '']])
  })

  it('are empty for what this visitor may not see', async () => {
    const [owner, member] = [await server.logIn(), await server.logIn()]
    const shut = await addFile(server, { folder: await topFolder(server, 'protected'), caption: 'Wages' })
    const kept = await addFile(server, {
      folder: await topFolder(server, 'public'),
      caption: 'Board',
      roles: [member.roleId],
    })
    const personal = await addFile(server, { folder: await personalFolder(server, owner), caption: 'Diary' })
    const ids = [shut, kept, personal]
    expect((await ask(ids)).json()).toEqual(['', '', ''])
    expect((await ask(ids, member)).json()).toEqual(['', 'Board', ''])
    expect((await ask(ids, owner)).json()).toEqual(['', '', 'Diary'])
    expect((await ask(ids, await server.logIn('core.admin'))).json()).toEqual(['Wages', 'Board', ''])
  })

  it('are answered for 500 ids at most, and for none', async () => {
    const ids = Array.from({ length: 500 }, (_, i) => i + 1)
    expect((await ask(ids)).json()).toEqual(ids.map(() => ''))
    expect((await ask([])).json()).toEqual([])
    expect((await ask([...ids, 501])).statusCode).toBe(400)
  })

  it.each([[-1], [1.5], ['1'], [null], [2147483648], [[1]], '1', { 0: 1 }, undefined])(
    'are not answered for %j',
    async (ids) => {
      expect((await ask(ids)).statusCode).toBe(400)
    },
  )
})
