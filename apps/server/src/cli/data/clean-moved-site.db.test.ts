import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open-database.ts'
import { createPlaces, environmentOf } from '../../testing/command-site.ts'
import { addPage } from '../../testing/content.ts'
import { topFolder } from '../../testing/folders-and-files.ts'
import { picture } from '../../testing/pictures.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploaded } from '../../testing/uploads.ts'
import { moveSite } from './move-site.ts'

const places = createPlaces()
let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(async () => {
  await server.close()
  await places.remove()
})

const contentsOf = ({ read }: Database, page: number) =>
  read.selectFrom('page_contents').where('page_id', '=', page).select(['content', 'text']).execute()

it('cleans the pages of a site that is moved, but for those that their kinds refuse', async () => {
  // as notes were stored before they were trimmed
  const old = await addPage(server, { content: ' Old words ' })
  const refused = await addPage(server, { content: ' a forbidden word ' })
  const unknown = await addPage(server, { kind: 'gone', content: ' as it came ' })
  const to = readConfig(await places.environment())
  const from = readConfig(await environmentOf(server))
  const moved = await moveSite({ from, to, kinds: server.services.kinds, console: { progress: () => {} } })
  expect(moved.unclean).toEqual([{ pageId: refused, reason: 'Not this word' }])

  const database = await openDatabase(to)
  expect(await contentsOf(database, old)).toEqual([{ content: 'Old words', text: 'Old words' }])
  expect((await contentsOf(database, refused))[0]?.content).toBe(' a forbidden word ')
  expect((await contentsOf(database, unknown))[0]?.content).toBe(' as it came ')
  await database.close()
})

it('completes them with what everybody may know of the files of the site', async () => {
  const as = await server.logIn('core.file-manager')
  const store = async (root: 'public' | 'protected') =>
    uploaded(server, as, { idFolder: await topFolder(server, root), bytes: await picture() })
  const [hut, secret] = [await store('public'), await store('protected')]
  const page = await addPage(server, { content: `picture ${hut}, picture ${secret}` })
  const to = readConfig(await places.environment())
  const from = readConfig(await environmentOf(server))
  await moveSite({ from, to, kinds: server.services.kinds, console: { progress: () => {} } })

  const database = await openDatabase(to)
  const whole = `picture ${hut} of 60 × 40, picture ${secret}`
  expect(await contentsOf(database, page)).toEqual([{ content: whole, text: whole }])
  await database.close()
})
