import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFresh, goOn, patient } from './follow-writers.ts'
import { lostWrites } from './lost-writes.ts'
import { submitForm } from './requests.ts'
import { prepareSite, type ClusterStaff } from './staff-of-cluster.ts'
import { startCluster, type Cluster } from './start-cluster.ts'
import { startWriters } from './writers.ts'

let cluster: Cluster
let staff: ClusterStaff
beforeAll(async () => {
  cluster = await startCluster()
  staff = await prepareSite(cluster)
})
afterAll(() => cluster?.stop())

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
    await expectFresh({ cluster, writers })
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
    await expectFresh({ cluster, writers })
  })
})

describe('a mail whose server is killed while it hands it over', () => {
  const about = (text: string) => cluster.smtp.mails.filter(({ raw }) => raw.includes(text))
  const messageId = ({ raw }: { raw: string }) => /^message-id: (.*)$/im.exec(raw)?.[1]

  it('is sent by another one, under the same id', async () => {
    const [first, second] = cluster.servers
    const handedOver = new Promise<void>((resolve) => {
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
