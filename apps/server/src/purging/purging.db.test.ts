import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteRenderer } from '@sitewright/page-kit/server'
import { topicOfKind } from '../db/topics.ts'
import { addPage, setSettings } from '../testing/content.ts'
import { startFrontCache, type FrontCacheReceiver } from '../testing/front-cache.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { keysOfChange, keysOfPage } from './cache-keys.ts'
import { createPurgeQueue } from './purge-queue.ts'

/** What happens while the next page is made. */
let meanwhile: (() => Promise<unknown>) | undefined

const standsAlone: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: ["'sha256-test'"],
  async render({ page, api }) {
    const content = page ? await api('GET protected/plugin/get-content.json.php', { id: page.id }) : []
    const change = meanwhile
    meanwhile = undefined
    await change?.()
    return { status: page ? 200 : 404, html: JSON.stringify({ page, content }), ...(page && { standsAlone: true }) }
  },
}

describe('caches in front of the site', () => {
  let server: TestServer
  let cache: FrontCacheReceiver
  let other: FrontCacheReceiver
  beforeEach(async () => {
    cache = await startFrontCache()
    other = await startFrontCache()
    const frontCaches = { urls: [cache.url, other.url], header: ['Authorization', 'Bearer secret'] } as const
    server = await createTestServer({ frontCaches, renderer: standsAlone })
    await server.services.changes.listen()
    await settled()
    cache.purges.length = 0
    other.purges.length = 0
  })
  afterEach(async () => {
    await server.close()
    await cache.stop()
    await other.stop()
  })

  /** A page's headers, once it is known that the server hears of others: on a busy machine that may take a moment. */
  async function headersOf(url: string) {
    await vi.waitFor(() => expect(server.services.changes.hearsOthers()).toBe(true))
    return (await server.get(url)).headers
  }

  const waiting = () => server.services.database.read.selectFrom('cache_purges').selectAll().execute()
  const told = ({ purges }: FrontCacheReceiver) => new Set(purges.flatMap(({ keys }) => keys))

  /** Sends what is due some seconds later. */
  async function after(seconds: number): Promise<void> {
    server.time.now += seconds * 1000
    await server.services.purges?.run()
  }

  /** Sends what waits, and what is to be sent again. */
  async function settled(): Promise<void> {
    await after(0)
    await after(60)
    expect(await waiting()).toEqual([])
  }

  async function save(id: number): Promise<void> {
    const as = await server.logIn('core.admin', 'plugin.note.editor')
    const input = { id, content: 'New words' }
    const reply = await server.call('POST protected/plugin/note/save-page.json.php', input, { as })
    expect(reply.statusCode).toBe(200)
  }

  it('may keep a page until they are told, for a day at most, and are told what it is made of', async () => {
    const id = await addPage(server, { url: 'huts', published: true })
    for (const round of ['rendered', 'kept']) {
      const headers = await headersOf('/huts')
      expect([round, headers['cache-control']]).toEqual([round, 'public, max-age=0, must-revalidate, s-maxage=86400'])
      expect(headers['surrogate-key']).toBe(`all settings menu links look sources page-${id}`)
      expect(headers['cache-tag']).toBe(`all,settings,menu,links,look,sources,page-${id}`)
    }
  })

  it('keep a page no longer than until one begins or ceases to be published', async () => {
    await addPage(server, { url: 'huts', published: true })
    await addPage(server, { url: 'later', published: true, pub_start: Math.floor(server.time.now / 1000) + 90 })
    expect((await headersOf('/huts'))['cache-control']).toMatch(/s-maxage=90$/)
    server.time.now += 30_000
    expect((await headersOf('/huts'))['cache-control']).toMatch(/s-maxage=60$/)
  })

  it('keep no page that was changed while it was made', async () => {
    const id = await addPage(server, { url: 'huts', published: true })
    meanwhile = () => server.services.changes.write(async (_, touch) => touch(`page ${id}`))
    const lives = [await headersOf('/huts'), await headersOf('/huts')].map((headers) => headers['cache-control'])
    expect(lives).toEqual([expect.stringMatching(/s-maxage=0$/), expect.stringMatching(/s-maxage=86400$/)])
  })

  it('keep nothing of somebody who is logged in, and no call', async () => {
    await addPage(server, { url: 'huts', published: true })
    const as = await server.logIn('core.admin')
    for (const reply of [
      await server.get('/huts', { as }),
      await server.call('GET public/get-menu-items.json.php', undefined, {}),
    ]) {
      expect(reply.headers['cache-control']).toMatch(/no-store/)
      expect(reply.headers).not.toHaveProperty('surrogate-key')
    }
  })

  it('are each told of a published page at once, and once more, and of nothing else', async () => {
    const id = await addPage(server, { url: 'huts', published: true })
    await settled()
    cache.purges.length = 0
    await save(id)
    await vi.waitFor(() => expect(told(cache)).toContain(`page-${id}`))
    expect(told(cache)).not.toContain('all')
    expect(told(cache)).not.toContain('settings')
    expect(cache.purges[0]).toMatchObject({ tags: cache.purges[0]?.keys, authorization: 'Bearer secret' })
    await vi.waitFor(() => expect(told(other)).toContain(`page-${id}`))
    const before = cache.purges.length
    await settled()
    expect(cache.purges.length).toBeGreaterThan(before)
  })

  it('are told once more a moment later, of what was on its way to them', async () => {
    const id = await addPage(server, { url: 'huts', published: true })
    await settled()
    cache.purges.length = 0
    await save(id)
    const times = () => cache.purges.filter(({ keys }) => keys.includes(`page-${id}`)).length
    await vi.waitFor(() => expect(times()).toBe(2))
    expect((await waiting()).map(({ sent }) => sent)).toContain(1)
  })

  it('are told once more three seconds later and not before, and for the last time after three quarters of a minute', async () => {
    const id = await addPage(server, { url: 'huts', published: true })
    await settled()
    cache.purges.length = 0
    // late within a second, of which nothing may be taken off
    server.time.now += 900
    await save(id)
    await after(0)
    const times = () => cache.purges.filter(({ keys }) => keys.includes(`page-${id}`)).length
    const counts: number[] = []
    for (const seconds of [0, 2.9, 1.1, 40.9, 1.1]) {
      await after(seconds)
      counts.push(times())
    }
    expect(counts).toEqual([2, 2, 3, 3, 4])
    expect(await waiting()).toEqual([])
  })

  it('are told no more often where two servers tell them the same', async () => {
    const { database, now } = server.services
    const { app } = server
    const frontCaches = { urls: [cache.url], header: undefined }
    const beside = createPurgeQueue({ database, caches: frontCaches, now, log: app.log })
    await server.services.changes.write(async (_, touch) => touch('menu'))
    await Promise.all([server.services.purges?.run(), beside.run()])
    expect((await waiting()).map(({ sent }) => sent)).toEqual([1, 1])
    await beside.close()
  })

  it('are told to forget everything by a change about which nothing is known', async () => {
    await setSettings(server, { SiteTitle: 'Huts' })
    await vi.waitFor(() => expect(told(cache)).toContain('all'))
  })

  it('are told again until they take it, also after a restart; nobody else waits for that', async () => {
    const id = await addPage(server, { url: 'huts', published: true })
    await settled()
    cache.status = 503
    other.purges.length = 0
    await save(id)
    await expect(server.services.purges?.run()).rejects.toThrow('forgot nothing')
    expect(told(other)).toContain(`page-${id}`)
    expect((await waiting()).map(({ keys, sent }) => [keys.includes(`page-${id}`), sent])).toContainEqual([true, 0])
    cache.status = 200
    cache.purges.length = 0
    await settled()
    expect(told(cache)).toContain(`page-${id}`)
  })

  it('are told to forget everything when the server starts, as a new version may write pages differently', async () => {
    await server.services.purges?.start()
    await vi.waitFor(() => expect(told(cache)).toContain('all'))
  })

  it('are told nothing of a change that was not made', async () => {
    const { changes } = server.services
    const failing = changes.write(async (tx, touch) => {
      touch('menu')
      await tx.selectFrom('pages').select('id').execute()
      throw new Error('out of luck')
    })
    await expect(failing).rejects.toThrow('out of luck')
    expect(await waiting()).toEqual([])
  })

  it('are told to forget everything where very much has changed', async () => {
    const { changes } = server.services
    cache.status = 503
    for (let id = 1; id <= 600; id++) await changes.write(async (_, touch) => touch(`page ${id}`))
    await vi.waitFor(async () => expect((await waiting()).map(({ keys }) => keys)).toContain('all'))
    // what was on its way before the last change is over
    await expect(server.services.purges?.run()).rejects.toThrow('forgot nothing')
    cache.status = 200
    cache.purges.length = 0
    await settled()
    expect(told(cache)).toEqual(new Set(['all']))
  })
})

describe('the keys of a page and of a change', () => {
  const hut = topicOfKind('huts', 'hut 7')

  it('meet where the change makes the page different', () => {
    const page = keysOfPage(['settings', 'menu', 'page 7', 'file 3'])
    const meets = (...topics: Parameters<typeof keysOfPage>[0] & object) =>
      keysOfChange(new Set(topics)).some((key) => page.includes(key))
    expect([keysOfPage([hut]), keysOfChange(new Set([hut]))]).toEqual([
      ['all', 'kind-huts/hut%207'],
      ['kind-huts/hut%207', 'any'],
    ])
    expect([meets('menu'), meets('page 7'), meets('file 3'), meets('page 7', 'pages')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([meets('page 8'), meets('links'), meets('draft 7'), meets()]).toEqual([false, false, false, false])
    expect(keysOfChange('everything').some((key) => page.includes(key))).toBe(true)
  })

  it('meet for any change where a page is made of everything, or of too much to name', () => {
    const many = Array.from({ length: 200 }, (_, id) => `file ${id}` as const)
    const long = Array.from({ length: 50 }, (_, id) => topicOfKind('huts', `${'x'.repeat(80)}${id}`))
    for (const page of [keysOfPage('everything'), keysOfPage(many), keysOfPage(long)]) {
      expect(page).toEqual(['all', 'any'])
      expect(keysOfChange(new Set()).some((key) => page.includes(key))).toBe(true)
    }
  })
})
