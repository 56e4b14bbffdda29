import type { PresenceEvent } from '@sitewright/api-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createChanges, type Changes } from '../db/changes.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createPresence, type Presence } from './presence.ts'

let server: TestServer
const running: Changes[] = []
const leaving: (() => void)[] = []
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave()
  for (const changes of running.splice(0)) await changes.close()
  await server.close()
})

/** The presence of one server of the site. */
async function startPresence(): Promise<Presence> {
  const { databaseUrl, services } = server
  const onError = (error: unknown) => server.log.push(String(error))
  const changes = createChanges({ database: services.database, databaseUrl, onError })
  await changes.listen()
  running.push(changes)
  return createPresence({ changes, now: services.now, onError })
}

function join(presence: Presence, name: string, account: number) {
  const events: PresenceEvent[] = []
  const who = { account: { id: account, name, email: '' }, permissions: new Set<string>(), roles: [] }
  const leave = presence.join({ id: 7, who })({ send: (event) => void events.push(event), end: () => leave() })
  leaving.push(leave)
  return {
    who,
    leave,
    names: () => events.at(-1)?.people.map((each) => each.name),
    saves: () => events.flatMap(({ saved }) => saved ?? []),
  }
}

it('is of all servers of the site: who edits there is seen here, and so is what was saved there', async () => {
  const [here, there] = [await startPresence(), await startPresence()]
  const ann = join(here, 'Ann', 1)
  const ben = join(there, 'Ben', 2)
  await expect.poll(ann.names).toEqual(['Ben'])
  await expect.poll(ben.names).toEqual(['Ann'])
  there.saved({ pageId: 7, version: 3, who: ben.who })
  await expect.poll(ann.saves).toEqual([{ by: 'Ben', own: false, version: 3 }])
  ben.leave()
  await expect.poll(ann.names).toEqual([])
})
