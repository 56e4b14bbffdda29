import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildNextVersion, type NextVersion } from './build-next-version.ts'
import { expectFresh, goOn } from './follow-writers.ts'
import { lostWrites } from './lost-writes.ts'
import { prepareSite, type ClusterStaff } from './staff-of-cluster.ts'
import { startCluster, type Cluster } from './start-cluster.ts'
import { startWriters } from './writers.ts'

let cluster: Cluster
let staff: ClusterStaff
let next: NextVersion
beforeAll(async () => {
  next = await buildNextVersion()
  cluster = await startCluster()
  staff = await prepareSite(cluster)
})
afterAll(async () => {
  await cluster?.stop()
  next?.remove()
})

async function steps() {
  const { rows } = await cluster.database.query<{ name: string }>('select name from kysely_migration')
  return new Set(rows.map(({ name }) => name))
}

describe('servers that are updated one after the other to a version with other tables', () => {
  it('fail neither a visitor nor a writer, and lose nothing', async () => {
    const before = await steps()
    const writers = await startWriters({ origin: cluster.origin, staff })
    await goOn(writers, 10)
    for (const server of cluster.servers) {
      await server.end()
      await goOn(writers, 10)
      await server.start([next.program])
      expect(await steps()).toEqual(new Set([...before, '9999-next']))
      await goOn(writers, 10)
    }
    await writers.stop()
    expect(writers.reader.failed).toEqual([])
    expect(writers.failed()).toEqual([])
    expect(await lostWrites({ ...cluster, writers })).toEqual([])
    await expectFresh({ cluster, writers })
  })

  it('are not joined by one of the old version any more', async () => {
    const [server] = cluster.servers
    await server.end()
    await expect(server.start()).rejects.toThrow('The server ended with 1')
    await server.start([next.program])
  })
})
