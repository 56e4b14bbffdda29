import type { SiteRenderer } from '@sitewright/page-kit/server'
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAccount, createTestServer, type TestServer } from '../testing/test-server.ts'
import { addPage } from '../testing/content.ts'
import { startFrontCache, type FrontCacheReceiver } from '../testing/front-cache.ts'

const standsAlone: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: ["'sha256-test'"],
  render: async ({ page }) => ({ status: page ? 200 : 403, html: JSON.stringify({ page }), standsAlone: true }),
}

let server: TestServer
let cache: FrontCacheReceiver
beforeEach(async () => {
  cache = await startFrontCache()
  server = await createTestServer({ frontCaches: { urls: [cache.url], header: undefined }, renderer: standsAlone })
  await server.services.changes.listen()
})
afterEach(async () => {
  await server.close()
  await cache.stop()
})

/** A page that visitors see, which this server has in memory. @returns its id. */
async function keepPage(): Promise<number> {
  const id = await addPage(server, { url: 'huts', published: true })
  await vi.waitFor(async () => {
    const { headers } = await server.get('/huts')
    expect(headers['cache-control']).toMatch(/s-maxage=86400$/)
  })
  return id
}

/** What another server does, a process of its own, while this one stands still: the address is that of the database. */
const restrictPage = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { createChanges } from '${new URL('../db/changes.ts', import.meta.url).href}'
  import { openPostgres } from '${new URL('../db/database.ts', import.meta.url).href}'
  const [databaseUrl, page, role] = process.argv.slice(1)
  const database = await openPostgres(databaseUrl)
  const changes = createChanges({ database, onError: console.error })
  await changes.write(async (tx, touch) => {
    touch('page ' + page, 'menu', 'pages')
    await tx.insertInto('page_roles').values({ page_id: Number(page), role_id: Number(role) }).execute()
  })
  await database.close()
  await sleep(1100)
`

describe('a server that stood still for more than a second', () => {
  it('answers nothing from memory before it has heard what others changed', async () => {
    const page = await keepPage()
    const { roleId } = await addAccount(server.services, { email: 'warden@example.org' })
    const words = ['--input-type=module', '--eval', restrictPage, String(server.databaseUrl), `${page}`, `${roleId}`]
    expect(spawnSync(process.execPath, words, { encoding: 'utf8' })).toMatchObject({ status: 0 })
    const reply = await server.get('/huts')
    expect(reply.statusCode).toBe(403)
  })
})

describe('a server that has not heard of the others for a second', () => {
  it('gives caches nothing to keep, neither from memory nor by its route', async () => {
    await keepPage()
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const lives = async () => {
      // of the ways in which a page is kept this one is never missing
      const atOnce = await fetch(`${address}/huts`, { headers: { 'accept-encoding': 'br' } })
      const routed = await server.get('/huts')
      return [atOnce.headers.get('cache-control'), routed.headers['cache-control']]
    }
    const { changes } = server.services
    const may = expect.stringMatching(/s-maxage=86400$/)
    await vi.waitFor(async () => expect(await lives()).toEqual([may, may]))
    await changes.close()
    await vi.waitFor(() => expect(changes.hearsOthers()).toBe(false))
    const mayNot = expect.stringMatching(/s-maxage=0$/)
    expect(await lives()).toEqual([mayNot, mayNot])
  })
})
