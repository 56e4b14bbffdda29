import type { Identity } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { anonymous } from '../access/rights.ts'
import { addFile, addFolder, identityOf, personalFolder, topFolder } from '../testing/folders-and-files.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { findVisibleFile } from './file-rights.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

/** What one may see by the rule, asked file by file. */
async function seenOneByOne(files: readonly number[], who: Identity): Promise<number[]> {
  const seen: number[] = []
  for (const id of files)
    await findVisibleFile(server.services.database.read, who, id).then(
      () => seen.push(id),
      () => {},
    )
  return seen
}

it('lists, captions and the files themselves show each person the same, wherever roles are set (T31, T36)', async () => {
  const owner = await server.logIn()
  const member = await server.logIn()
  const tops = [
    await topFolder(server, 'public'),
    await topFolder(server, 'protected'),
    await personalFolder(server, owner),
    await personalFolder(server, member),
  ]
  const roleSets = [[], [member.roleId], [owner.roleId], [member.roleId, owner.roleId]]
  const files: number[] = []
  for (const top of tops)
    for (const above of roleSets.slice(0, 3)) {
      const folder = await addFolder(server, { parent: top, roles: above })
      for (const own of roleSets.slice(0, 3)) {
        const below = await addFolder(server, { parent: folder, roles: own })
        for (const roles of roleSets) files.push(await addFile(server, { folder: below, roles, caption: 'A hut' }))
      }
    }

  const people = [owner, member, await server.logIn(), await server.logIn('core.file-manager')]
  const seenByEach: number[] = []
  for (const as of people) {
    const who = await identityOf(server, as)
    const seen = await seenOneByOne(files, who)
    const listed: { id: number }[] = (await server.call('GET protected/file-get-list.json.php', {}, { as })).json()
    expect(listed.map(({ id }) => id).reverse()).toEqual(seen)
    const captions = await server.call('POST protected/image-get-captions.json.php', { ids: files }, { as })
    expect(captions.json()).toEqual(files.map((id) => (seen.includes(id) ? 'A hut' : '')))
    seenByEach.push(seen.length)
  }
  const seen = await seenOneByOne(files, anonymous)
  const captions = await server.call('POST protected/image-get-captions.json.php', { ids: files })
  expect(captions.json()).toEqual(files.map((id) => (seen.includes(id) ? 'A hut' : '')))
  // of the 144 files; counted by hand from the rule
  expect([...seenByEach, seen.length]).toEqual([81, 81, 1, 72, 1])
})
