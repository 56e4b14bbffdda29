import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { addPage } from '../testing/content.ts'
import { hasShortcut } from '../pages/shortcuts.ts'
import { prepareQuery } from './prepare-query.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

it('is built once, and asked with each value, wherever that stands', async () => {
  const ids = [await addPage(server, { url: 'huts' }), await addPage(server, { url: 'walks' })]
  let built = 0
  const find = prepareQuery(server.services.database.read, (url: string) => {
    built++
    return server.services.database.read
      .selectFrom('pages')
      .where(hasShortcut(url))
      .where((is) => is.or([is('url', '=', url), is('url', '=', 'nothing')]))
      .where('kind', '=', 'note')
      .select(['id', 'url'])
  })
  expect(await find('huts')).toEqual([{ id: ids[0], url: 'huts' }])
  expect(await find('walks')).toEqual([{ id: ids[1], url: 'walks' }])
  expect(await find("' or ''='")).toEqual([])
  expect(built).toBe(1)
})
