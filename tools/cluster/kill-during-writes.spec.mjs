import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lostWrites } from './lost-writes.mjs'
import { read, submitForm } from './requests.mjs'
import { prepareSite } from './staff-of-cluster.mjs'
import { startCluster } from './start-cluster.mjs'
import { startWriters } from './writers.mjs'

const patient = { timeout: 20_000, interval: 20 }
/** Milliseconds after which nothing old may be shown any more. */
const fresh = { timeout: 1000, interval: 10 }

let cluster
let staff
beforeAll(async () => {
  cluster = await startCluster()
  staff = await prepareSite(cluster)
})
afterAll(() => cluster?.stop())

/** Waits until so many more writes were answered well. */
async function goOn(writers, more) {
  const until = writers.answered() + more
  await expect.poll(writers.answered, patient).toBeGreaterThanOrEqual(until)
}

async function expectFresh({ pages }) {
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
  await expect.poll(seen, fresh).toEqual(cluster.servers.flatMap(() => pages.map(numberOf)))
}

describe('a server that is killed while everything is written to', () => {
  it('loses nothing that was answered, is missed by no visitor, and is up to date when it is back', async () => {
    const [, victim] = cluster.servers
    const writers = await startWriters({ origin: cluster.origin, staff })
    await goOn(writers, 25)
    await victim.end('SIGKILL')
    await goOn(writers, 25)
    await victim.start()
    await goOn(writers, 25)
    await writers.stop()
    expect(writers.reader.failed).toEqual([])
    expect(await lostWrites({ ...cluster, writers })).toEqual([])
    await expectFresh(writers)
  })
})

describe('servers that are restarted one after the other', () => {
  it('fail neither a visitor nor a writer', async () => {
    const writers = await startWriters({ origin: cluster.origin, staff })
    await goOn(writers, 10)
    for (const server of cluster.servers) {
      await server.end()
      await goOn(writers, 10)
      await server.start()
      await goOn(writers, 10)
    }
    await writers.stop()
    expect(writers.reader.failed).toEqual([])
    expect(writers.failed()).toEqual([])
    expect(await lostWrites({ ...cluster, writers })).toEqual([])
    await expectFresh(writers)
  })
})

describe('a mail whose server is killed while it hands it over', () => {
  const about = (text) => cluster.smtp.mails.filter(({ raw }) => raw.includes(text))
  const messageId = ({ raw }) => /^message-id: (.*)$/im.exec(raw)[1]

  it('is sent by another one, under the same id', async () => {
    const [first, second] = cluster.servers
    const handedOver = new Promise((resolve) => {
      cluster.smtp.react = (stage) => {
        if (stage !== 'data') return 'accept'
        // the mail is taken, and its sender never hears of it
        resolve()
        return 'hang'
      }
    })
    await submitForm(first.origin, staff.form, { message: 'handed over and over' })
    await handedOver
    await first.end('SIGKILL')
    cluster.smtp.react = () => 'accept'
    // five minutes later, when its claim has run out
    await cluster.database.query('update outbox set claimed_until = 0')
    await submitForm(second.origin, staff.form, { message: 'one to wake the others' })
    await expect.poll(() => about('handed over and over').length, patient).toBe(1)
    await expect.poll(async () => (await cluster.database.query('select id from outbox')).rows, patient).toEqual([])
    await first.start()
    expect(new Set(about('handed over and over').map(messageId)).size).toBe(1)
  })
})
