import type { KindJobs } from '@sitewright/page-kit/server'
import { afterEach, describe, expect, it } from 'vitest'
import { setSettings } from '../testing/content.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createKindJobs } from './kind-jobs.ts'

const minute = 60_000
const hour = 60 * minute

let server: TestServer
afterEach(() => server.close())

async function start(jobs: KindJobs) {
  server = await createTestServer({ kinds: [{ ...noteKind, jobs }] })
  await look()
}

/** Looks for what is due, as the server does all the time. */
const look = () => server.services.jobs.run()

async function after(milliseconds: number) {
  server.time.now += milliseconds
  await look()
}

/** Of the first job by name. */
const row = () =>
  server.services.database.read
    .selectFrom('kind_jobs')
    .select(['failures', 'error'])
    .orderBy('name')
    .executeTakeFirstOrThrow()

describe('a job of a page kind', () => {
  it('is carried out each time that it is due, with the services of its kind', async () => {
    const runs: number[] = []
    await start({ import: { every: hour, run: async ({ clock }, { due }) => void runs.push(clock() - due) } })
    expect(runs).toEqual([])
    await after(hour - minute)
    expect(runs).toEqual([])
    await after(minute)
    await look()
    expect(runs).toEqual([0])
    // a server that was away has nothing to make up for
    await after(5 * hour)
    expect(runs).toEqual([0, 4 * hour])
    await after(hour)
    expect(runs).toHaveLength(3)
  })

  it('is carried out at a time of the clock', async () => {
    const runs: number[] = []
    await start({ digest: { at: '06:30', run: async (_, { due }) => void runs.push(due) } })
    for (let hours = 0; hours < 48; hours++) await after(hour)
    const times = runs.map((due) => [new Date(due).getHours(), new Date(due).getMinutes()])
    expect(times).toEqual([
      [6, 30],
      [6, 30],
    ])
  })

  it('is carried out at a time of the clock where the site is', async () => {
    const runs: string[] = []
    await start({ digest: { at: '06:30', run: async (_, { due }) => void runs.push(new Date(due).toISOString()) } })
    await setSettings(server, { SiteTimeZone: 'Asia/Tokyo' })
    for (let hours = 0; hours < 48; hours++) await after(hour)
    // the first time is that of the clock when the job was first looked for
    expect(runs.at(-1)).toContain('T21:30:00')
  })

  it('is carried out once where several look for it at the same time', async () => {
    let runs = 0
    await start({ import: { every: hour, run: async () => void (runs += 1) } })
    server.time.now += hour
    const { services } = server
    const others = Array.from({ length: 3 }, () =>
      createKindJobs({ ...services, log: server.app.log, onFailed: services.metrics.kindFailed }),
    )
    await Promise.all([look(), ...others.map((each) => each.run())])
    expect(runs).toBe(1)
  })

  it('that is never due hinders no other, and is logged', async () => {
    let others = 0
    const run = async () => void (others += 1)
    await start({ bad: { at: '25:00', run }, good: { every: hour, run } } as KindJobs)
    await after(hour)
    expect(others).toBe(1)
    expect(server.log.filter((line) => line.includes('a job of a page kind is never due'))).toHaveLength(1)
  })

  it('that fails is logged, counted and remembered until it succeeds, and hinders no other', async () => {
    let isBroken = true
    let others = 0
    await start({
      a: {
        every: hour,
        run: async () => {
          if (isBroken) throw new Error('no connection')
        },
      },
      b: { every: hour, run: async () => void (others += 1) },
    })
    await after(hour)
    await after(hour)
    expect(others).toBe(2)
    expect(await row()).toEqual({ failures: 2, error: 'Error: no connection' })
    expect(server.log.filter((line) => line.includes('no connection'))).toHaveLength(2)
    expect(await server.services.metrics.registry.metrics()).toContain(
      'sitewright_kind_failures_total{kind="note",what="a"} 2',
    )
    isBroken = false
    await after(hour)
    expect(await row()).toEqual({ failures: 0, error: '' })
  })

  it('hears that the server stops', async () => {
    let begun = () => {}
    const begins = new Promise<void>((resolve) => (begun = resolve))
    let heard: AbortSignal | undefined
    await start({
      import: {
        every: hour,
        run: (_, { signal }) => {
          heard = signal
          begun()
          return new Promise(() => {})
        },
      },
    })
    server.time.now += hour
    const running = look()
    await begins
    await server.services.jobs.close()
    await running
    expect(heard?.aborted).toBe(true)
    expect(await row()).toEqual({ failures: 0, error: '' })
  })

  it('is due by its new time where the kind has another one now, or the clock was set back', async () => {
    let runs = 0
    await start({ import: { every: hour, run: async () => void (runs += 1) } })
    await server.services.database.write((tx) =>
      tx
        .updateTable('kind_jobs')
        .set({ due: Math.floor((server.time.now + 30 * 24 * hour) / 1000) })
        .execute(),
    )
    await look()
    await after(hour)
    expect(runs).toBe(1)
  })
})
