import type { ListNews } from '@sitewright/api-client/contract'
import { createListNews } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createChanges, type Changes } from '../db/changes.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { addPage } from '../testing/content.ts'
import { pageListTopics } from './page-list-topics.ts'

let server: TestServer
let ann: Visitor
const running: Changes[] = []
const stops: (() => void)[] = []
beforeEach(async () => {
  server = await createTestServer()
  ann = await server.logIn('core.page-manager')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  for (const changes of running.splice(0)) await changes.close()
  await server.close()
})

async function follow(news = server.services.listNews) {
  const told: ListNews[] = []
  const who = await server.services.identities.identify(ann.cookie.slice('sitewright='.length))
  stops.push(news.follow(pageListTopics, who)({ send: (event) => void told.push(event), end: () => {} }))
  return () => told.length
}

const changesOfPages: [what: string, make: (id: number) => Promise<unknown>][] = [
  [
    'is created',
    () => server.call('POST private/page-create.json.php', { id: 1, detail: 'Huts', url: '', cloneid: 0 }, { as: ann }),
  ],
  [
    'is published',
    (id) => server.call('POST private/page-publish-many.json.php', { ids: [id], published: true }, { as: ann }),
  ],
  ['goes to the trash', (id) => server.call('GET private/page-delete.json.php', { id }, { as: ann })],
]

it.each(changesOfPages)('tells those who see the list that a page %s', async (_, make) => {
  const id = await addPage(server)
  const told = await follow()
  expect(told()).toBe(1)
  await make(id)
  await expect.poll(told).toBe(2)
})

it('tells nothing of what the list does not show', async () => {
  const told = await follow()
  await server.services.changes.write(async (_, touch) => touch('links'))
  await server.services.changes.write(async (_, touch) => touch('pages'))
  await expect.poll(told).toBe(2)
})

it('is heard on every server of the site', async () => {
  if (!server.databaseUrl) return
  const { databaseUrl, services } = server
  const onError = (error: unknown) => server.log.push(String(error))
  const changes = createChanges({ database: services.database, databaseUrl, onError })
  await changes.listen()
  running.push(changes)
  const told = await follow(createListNews(changes.subscribe))
  await addPage(server)
  await services.changes.write(async (_, touch) => touch('pages'))
  await expect.poll(told).toBeGreaterThan(1)
})
