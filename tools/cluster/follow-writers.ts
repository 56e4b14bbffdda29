import { expect } from 'vitest'
import { read } from './requests.ts'
import type { Cluster } from './start-cluster.ts'
import { numberOf, type Writers } from './writers.ts'

/** So long at most, on a machine that does thirty things at once. */
export const patient = { timeout: 60_000, interval: 20 }

/** Waits until so many more writes were answered well. */
export async function goOn(writers: Writers, more: number): Promise<void> {
  const until = writers.answered() + more
  await expect.poll(writers.answered, patient).toBeGreaterThanOrEqual(until)
}

/** Expects every server to show, as soon as it hears of it, what the database holds of the pages that were written. */
export async function expectFresh({
  cluster,
  writers: { pages },
}: {
  cluster: Pick<Cluster, 'servers' | 'database'>
  writers: Pick<Writers, 'pages'>
}): Promise<void> {
  const seen = () =>
    Promise.all(
      cluster.servers.flatMap(({ origin }) => pages.map(async ({ path }) => numberOf((await read(origin, path)).text))),
    )
  const { rows } = await cluster.database.query<{ page_id: number; content: string }>(
    "select page_id, content from page_contents where state = 'active' and page_id = any($1)",
    [pages.map(({ id }) => id)],
  )
  const stored = pages.map(({ id }) => numberOf(rows.find((row) => row.page_id === id)?.content ?? ''))
  // what is no number on either side would look alike
  expect(stored.filter(Number.isNaN)).toEqual([])
  await expect.poll(seen, patient).toEqual(cluster.servers.flatMap(() => stored))
}
