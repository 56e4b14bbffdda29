import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createPage, savePage } from '../bench/staff.ts'
import { lifetimeIn, startCacheInFront, type CacheInFront } from './cache-in-front.ts'
import { patient } from './follow-writers.ts'
import { read } from './requests.ts'
import { prepareSite, type ClusterStaff } from './staff-of-cluster.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

const visitors = 12
const secret = 'The key is under the third stone.'

let cache: CacheInFront
let cluster: Cluster
let staff: ClusterStaff
beforeAll(async () => {
  cache = await startCacheInFront()
  cluster = await startCluster({ settings: { CACHE_PURGE_URL: cache.purgeUrl } })
  cache.behind = cluster.servers[1].origin
  staff = await prepareSite(cluster)
})
afterAll(async () => {
  await cluster?.stop()
  await cache?.stop()
})

/** So many visitors at once, each with a connection of its own from the cache to the server. */
const visit = (path: string) => everyVisitor(() => read(cache.origin, path))
const everyVisitor = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: visitors }, ask))

/** How often the server is asked for such a visit. */
async function fetchedFor(path: string): Promise<number> {
  cache.fetched.length = 0
  await visit(path)
  return cache.fetched.length
}

/** Purges that are still to be sent. */
const purges = async (which: string) =>
  (await cluster.database.query(`select keys from cache_purges where ${which}`)).rows.length

/** Waits until everything was told once. It is not told again: what is told from then on is of what changes then. */
async function untilQuiet(): Promise<void> {
  await expect.poll(() => purges('sent = 0'), patient).toBe(0)
  await cluster.database.query('delete from cache_purges')
}

describe('a server that is stopped while another one restricts a page', () => {
  it('gives a cache in front nothing to keep of it when it goes on', async () => {
    const [, stopped] = cluster.servers
    const [call] = staff.at
    const page = await createPage(call, { title: 'The key', url: 'key', content: `<p>${secret}</p>` })
    const other = await createPage(call, { title: 'Opening', url: 'opening', content: '<p>It is open.</p>' })
    const { id: role } = await call('POST private/role-create.json.php', { title: 'Wardens' })
    /** The shortest for which a cache may keep what many visitors get. */
    async function lifetimeOf(path: string): Promise<number> {
      const lifetimes = await everyVisitor(async () => {
        const { headers, body } = await fetch(`${stopped.origin}${path}`)
        await body?.cancel()
        return lifetimeIn(headers.get('cache-control'))
      })
      return Math.min(...lifetimes)
    }
    await untilQuiet()
    // it hears of the others, has the page in memory and connections to the cache, which keeps what it may
    await expect.poll(() => lifetimeOf(page.path), patient).toBeGreaterThan(0)
    await expect.poll(() => fetchedFor(other.path), patient).toBe(0)

    onTestFinished(() => stopped.goOn())
    await stopped.standStill()
    const early = visit(page.path)
    await expect.poll(cache.waiting, patient).toBe(visitors)
    const keepFor = { id: page.id, permissions: [role], ctx: 'page' as const }
    await call('POST private/permission-editor-save-list.json.php', keepFor)
    const late = visit(page.path)
    await expect.poll(cache.waiting, patient).toBe(2 * visitors)
    // rights concern all pages; the first purges are over, and the last one is noted
    const last = `keys = 'all' and sent = 1`
    await expect.poll(() => purges(last), patient).toBe(1)
    expect(await purges(`${last} and due <= extract(epoch from now()) + 60`)).toBe(1)
    expect(cache.fetched).toEqual([])
    cache.purges.length = 0
    stopped.goOn()

    const answers = [await early, await late].flat()
    for (let round = 0; round < 5; round++) answers.push(...(await visit(page.path)))
    const shown = ({ text }: { text: string }) => text.includes(secret)
    const lifetimes = cache.fetched.filter(shown).map(({ lifetime }) => lifetime)
    expect(lifetimes.filter((lifetime) => lifetime > 0)).toEqual([])
    // what another one changed is known before the first answer
    expect(lifetimes).toEqual([])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
    expect(answers.filter(shown)).toHaveLength(0)

    await expect.poll(() => lifetimeOf(other.path), patient).toBeGreaterThan(0)
    // three quarters of a minute later
    await cluster.database.query(`update cache_purges set due = 0 where ${last}`)
    await savePage(call, { id: other.id, content: '<p>It is closed.</p>' })
    await expect.poll(() => cache.purges.flat(), patient).toContain('all')
  })
})
