import { expect } from 'vitest'
import { read } from './requests.ts'

/** So long at most, on a machine that does thirty things at once. */
const patient = { timeout: 60_000, interval: 20 }

/** Waits until so many more writes were answered well. */
export async function goOn(writers, more) {
  const until = writers.answered() + more
  await expect.poll(writers.answered, patient).toBeGreaterThanOrEqual(until)
}

/** Expects every server to show, as soon as it hears of it, what the database holds of the pages that were written. */
export async function expectFresh({ cluster, writers: { pages } }) {
  const seen = () =>
    Promise.all(
      cluster.servers.flatMap(({ origin }) =>
        pages.map(async ({ path }) => Number(/Save (\d+) begins/.exec((await read(origin, path)).text)?.[1])),
      ),
    )
  const { rows } = await cluster.database.query(
    "select page_id, content from page_contents where state = 'active' and page_id = any($1)",
    [pages.map(({ id }) => id)],
  )
  const numberOf = ({ id }) => Number(/Save (\d+) begins/.exec(rows.find((row) => row.page_id === id).content)[1])
  await expect.poll(seen, patient).toEqual(cluster.servers.flatMap(() => pages.map(numberOf)))
}
