import type { EventDelivery, EventHandlers, PageKindServer } from '@sitewright/page-kit/server'
import {
  addFile,
  addPage,
  addPerson,
  createTestServer,
  topFolder,
  trashCalls,
  type TestServer,
  type Visitor,
} from '@sitewright/server/testing/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { hutKind } from './testing/hut-kind.ts'

let server: TestServer
let admin: Visitor
let trash: ReturnType<typeof trashCalls>
afterEach(() => server.close())

async function start(...kinds: PageKindServer[]) {
  server = await createTestServer({ kinds })
  admin = await server.logIn('core.admin', 'core.page-manager', 'core.file-manager', 'core.account-manager')
  trash = trashCalls(server, admin)
}

const deliver = () => server.services.eventDelivery.run()

/** Handlers that note what they are told. */
function noting() {
  const told: (readonly [string, object])[] = []
  const deliveries: EventDelivery[] = []
  const note = (name: string) => async (_: unknown, event: object, delivery: EventDelivery) => {
    told.push([name, event])
    deliveries.push(delivery)
  }
  const names = ['page.published', 'page.unpublished', 'page.deleted', 'page.restored'] as const
  const others = ['account.deleted', 'account.restored', 'file.deleted', 'file.restored'] as const
  const events: EventHandlers = Object.fromEntries([...names, ...others].map((name) => [name, note(name)]))
  return { told, deliveries, events }
}

const other = (events: EventHandlers): PageKindServer => {
  const { calls: _, handlers: _handlers, settings: _settings, ...huts } = hutKind()
  return { ...huts, manifest: { ...huts.manifest, kind: 'other' }, events }
}

describe('a kind that wants to know', () => {
  it('is told of pages that are published, changed, taken back, deleted and restored, of whatever kind', async () => {
    const { told, events } = noting()
    await start(hutKind({ events }), other({}))
    const id = await addPage(server, { kind: 'other', url: 'hut', title: 'Hut', published: false })
    const page = { id, title: 'Hut', url: 'hut', published: true, pub_start: 10, pub_end: null }
    const update = (part: object) =>
      server.call('POST private/page-update.json.php', { ...page, ...part }, { as: admin })
    expect((await update({})).statusCode).toBe(200)
    const { pages } = server.services.forKind('other')
    const save = { pageId: id, kind: 'other', content: '', who: { permissions: new Set(['x']), roles: [] } }
    await pages.save({ ...save, draft: true })
    await pages.save({ ...save, draft: false })
    await update({ published: false })
    await update({ published: false, title: 'Old hut' })
    await trash.drop('page', id)
    await trash.notesOf('page', id)
    await deliver()
    const event = { pageId: id, kind: 'other', title: 'Hut', url: 'hut' }
    expect(told).toEqual([
      ['page.published', { ...event, from: 10, until: null }],
      ['page.published', { ...event, from: 10, until: null }],
      ['page.unpublished', event],
      ['page.deleted', { ...event, title: 'Old hut' }],
      ['page.restored', { ...event, title: 'Old hut' }],
    ])
  })

  it('is told of accounts and files that are deleted and restored', async () => {
    const { told, events } = noting()
    await start(hutKind({ events }))
    const { accountId } = await addPerson(server, { name: 'Kim' })
    const fileId = await addFile(server, { folder: await topFolder(server, 'public'), name: 'hut.png' })
    for (const [kind, id] of [
      ['account', accountId],
      ['file', fileId],
    ] as const) {
      await trash.drop(kind, id)
      await trash.notesOf(kind, id)
    }
    await deliver()
    expect(told).toEqual([
      ['account.deleted', { accountId }],
      ['account.restored', { accountId }],
      ['file.deleted', { fileId }],
      ['file.restored', { fileId }],
    ])
  })

  it('is told of nothing that was rolled back, and each thing once', async () => {
    const { told, events } = noting()
    await start(hutKind({ events }))
    await expect(
      server.services.database.write(async (tx) => {
        await server.services.events.record(tx, 'file.deleted', { fileId: 7 })
        throw new Error('not after all')
      }),
    ).rejects.toThrow('not after all')
    await server.services.database.write((tx) => server.services.events.record(tx, 'file.deleted', { fileId: 8 }))
    await deliver()
    await deliver()
    expect(told).toEqual([['file.deleted', { fileId: 8 }]])
  })

  it('is told again of what it failed at, later and later, under the same number; others do not wait', async () => {
    const { told, deliveries, events } = noting()
    let failures = 0
    const failing = other({
      'file.deleted': async (_, event, delivery) => {
        deliveries.push(delivery)
        failures += 1
        if (failures < 3) throw new Error('no connection')
        told.push(['again', event])
      },
    })
    await start(failing, hutKind({ events: { 'file.deleted': events['file.deleted'] } as EventHandlers }))
    await server.services.database.write((tx) => server.services.events.record(tx, 'file.deleted', { fileId: 7 }))
    await deliver()
    expect(told).toEqual([['file.deleted', { fileId: 7 }]])
    await deliver()
    expect(failures).toBe(1)
    for (const seconds of [10, 60]) {
      server.time.now += seconds * 1000
      await deliver()
    }
    expect(told).toEqual([
      ['file.deleted', { fileId: 7 }],
      ['again', { fileId: 7 }],
    ])
    const own = deliveries.filter(({ id }) => id === deliveries[0]?.id)
    expect(own.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    expect(server.log.filter((line) => line.includes('no connection'))).toHaveLength(2)
    expect(await server.services.metrics.registry.metrics()).toContain(
      'sitewright_kind_failures_total{kind="other",what="file.deleted"} 2',
    )
  })

  it('gives an event up after two days, and says so', async () => {
    await start(hutKind({ events: { 'file.deleted': () => Promise.reject(new Error('never')) } }))
    await server.services.database.write((tx) => server.services.events.record(tx, 'file.deleted', { fileId: 7 }))
    for (let attempt = 1; attempt <= 9; attempt++) {
      await deliver()
      server.time.now += 24 * 60 * 60 * 1000
    }
    expect(server.log.filter((line) => line.includes('never'))).toHaveLength(8)
    expect(server.log.join('')).toContain('an event was given up')
  })

  it('hears that the server stops, and is told again by the next one', async () => {
    let stopped = () => {}
    const begun = new Promise<void>((resolve) => (stopped = resolve))
    const hanging: EventHandlers = { 'file.deleted': () => new Promise(() => stopped()) }
    await start(hutKind({ events: hanging }))
    await server.services.database.write((tx) => server.services.events.record(tx, 'file.deleted', { fileId: 7 }))
    const running = deliver()
    await begun
    await server.services.eventDelivery.close()
    await running
    const rows = await server.services.database.read.selectFrom('kind_events').select(['due']).execute()
    expect(rows).toEqual([{ due: Math.floor(server.time.now / 1000) }])
  })
})

it('keeps nothing where no kind wants to know, nor for long where its kind is gone', async () => {
  await start(hutKind())
  const { database, events, eventDelivery } = server.services
  const count = async () => (await database.read.selectFrom('kind_events').select('id').execute()).length
  await database.write((tx) => events.record(tx, 'file.deleted', { fileId: 7 }))
  expect(await count()).toBe(0)
  const gone = { kind: 'gone', name: 'file.deleted', facts: '{}', time: Math.floor(server.time.now / 1000), due: 0 }
  await database.write((tx) => tx.insertInto('kind_events').values(gone).execute())
  await eventDelivery.sweep()
  expect(await count()).toBe(1)
  server.time.now += 31 * 24 * 60 * 60 * 1000
  await eventDelivery.sweep()
  expect(await count()).toBe(0)
})
