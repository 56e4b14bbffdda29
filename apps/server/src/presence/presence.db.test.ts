import type { PresenceEvent } from '@sitewright/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { addAccount, createTestServer, type TestServer } from '../testing/test-server.ts'
import { presenceLimits } from './presence.ts'

const save = 'POST protected/plugin/note/save-page.json.php'

let server: TestServer
let address: string
beforeEach(async () => {
  server = await createTestServer()
  address = await server.app.listen({ port: 0 })
})
afterEach(async () => {
  server.services.streams.close()
  // those that browsers would use again
  server.app.server.closeAllConnections()
  await server.close()
})

/** Somebody who may edit notes, by name. */
async function editor(name: string) {
  const { accountId } = await addAccount(server.services, {
    email: `${name.toLowerCase()}@example.org`,
    name,
    permissions: ['plugin.note.editor'],
  })
  return { cookie: `sitewright=${await server.services.sessions.start(accountId)}` }
}

/** Listens as a browser does, over a connection. */
async function join(id: number, { cookie }: { cookie: string }) {
  const connection = new AbortController()
  const { signal } = connection
  const response = await fetch(`${address}/api/1/protected/page-presence.php?id=${id}`, { headers: { cookie }, signal })
  const events: PresenceEvent[] = []
  let ended = false
  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? [])
      for (const [, data] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm))
        events.push(JSON.parse(data!) as PresenceEvent)
    ended = true
  }
  read().catch(() => (ended = true))
  return {
    response,
    names: () => events.at(-1)?.people.map(({ name, own }) => (own ? `${name} (own)` : name)),
    saves: () => events.flatMap(({ saved }) => saved ?? []),
    isOver: () => ended,
    leave: () => connection.abort(),
  }
}

describe('editors of a page', () => {
  it('see each other come and go, by name, and themselves in another window', async () => {
    const id = await addPage(server)
    const [ann, ben] = [await editor('Ann'), await editor('Ben')]
    const first = await join(id, ann)
    expect(Object.fromEntries(first.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    await expect.poll(first.names).toEqual([])
    const second = await join(id, ben)
    const elsewhere = await join(await addPage(server), ben)
    await expect.poll(first.names).toEqual(['Ben'])
    await expect.poll(second.names).toEqual(['Ann'])
    await expect.poll(elsewhere.names).toEqual([])
    const again = await join(id, ann)
    await expect.poll(again.names).toEqual(expect.arrayContaining(['Ann (own)', 'Ben']))
    again.leave()
    second.leave()
    await expect.poll(first.names).toEqual([])
  })

  it('are told of a save at once, by whom and as which version', async () => {
    const id = await addPage(server)
    const [ann, ben] = [await editor('Ann'), await editor('Ben')]
    const [hers, his] = [await join(id, ann), await join(id, ben)]
    const as = { ...ann, accountId: 0, roleId: 0, email: '' }
    await server.call(save, { id, content: 'Huts', draft: true }, { as })
    await expect.poll(his.saves).toEqual([{ by: 'Ann', own: false, version: 2 }])
    await expect.poll(hers.saves).toEqual([{ by: 'Ann', own: true, version: 2 }])
  })
})

describe('a stream', () => {
  it('ends with the session, before anything else is told', async () => {
    const id = await addPage(server)
    const [ann, ben] = [await editor('Ann'), await editor('Ben')]
    const hers = await join(id, ann)
    await expect.poll(hers.names).toEqual([])
    await server.call('GET public/logout.json.php', undefined, { as: { ...ann, accountId: 0, roleId: 0, email: '' } })
    await join(id, ben)
    await expect.poll(hers.isOver).toBe(true)
    expect(hers.names()).toEqual([])
  })

  it('ends when the server does, and none begins any more', async () => {
    const id = await addPage(server)
    const ann = await editor('Ann')
    const hers = await join(id, ann)
    await expect.poll(hers.names).toEqual([])
    server.services.streams.close()
    await expect.poll(hers.isOver).toBe(true)
    const late = await join(id, ann)
    await expect.poll(late.isOver).toBe(true)
    expect(late.names()).toBeUndefined()
  })

  it('is one of few for each account', async () => {
    const id = await addPage(server)
    const ann = await editor('Ann')
    const open = []
    for (let count = 0; count < presenceLimits.perAccount; count++) open.push(await join(id, ann))
    expect((await join(id, ann)).response.status).toBe(429)
    open[0]?.leave()
    await expect.poll(async () => (await join(id, ann)).response.status).toBe(200)
  })
})
