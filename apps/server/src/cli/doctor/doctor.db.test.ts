import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaces, done, environmentOf, sitewright } from '../../testing/command-site.ts'
import { openFileStore } from '../../files/file-store.ts'
import { startS3 } from '../../testing/test-s3.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { examine } from './examine.ts'
import { checkAddress, checkNode } from './check-program.ts'
import type { Finding } from './finding.ts'

const places = createPlaces()
let server: TestServer
let environment: Record<string, string>
beforeAll(async () => {
  server = await createTestServer({ starterSite: true })
  environment = { ...(await environmentOf(server)), PUBLIC_URL: 'https://huts.example', TRUST_PROXY: 'on' }
  fs.chmodSync(server.dataDir, 0o700)
})
afterAll(async () => {
  await server.close()
  await places.remove()
})

async function findings(other: Record<string, string> = {}) {
  const { code, output } = await sitewright(['doctor', '--json'], { ...environment, ...other })
  const report = JSON.parse(output) as { ok: boolean; findings: Finding[] }
  const of = (name: string) => report.findings.filter(({ check }) => check === name)
  return { code, ...report, of }
}

/** Does something to the rows, and undoes it after the work. */
async function stored(statement: string, undo: string, work: () => Promise<void>): Promise<void> {
  const { sql } = await import('kysely')
  await server.services.database.write((tx) => sql.raw(statement).execute(tx))
  await work()
  await server.services.database.write((tx) => sql.raw(undo).execute(tx))
}

describe('doctor', () => {
  it('finds nothing wrong with a good site, and warns of page kinds that it never started with', async () => {
    const { code, ok, findings: all } = await findings()
    expect([code, ok]).toEqual([0, true])
    expect(all.filter(({ state }) => state !== 'ok').map(({ check }) => check)).toEqual(['Mail server', 'Tables'])
    const { output } = await sitewright(['doctor'], environment)
    expect(output).toMatch(/^ok {7}Node {2,}24\./m)
    expect(output).toMatch(/^0 failures, 2 warnings$/m)
  })

  it('finds files that are missing, cut off or unknown', async () => {
    const folder = path.join(server.dataDir, 'files')
    const rows = await server.services.database.read.selectFrom('files').select(['id', 'storage_key', 'size']).execute()
    const [first, second] = rows.map((row) => ({ ...row, file: path.join(folder, row.storage_key) }))
    if (!first || !second) throw new Error('The starter site has too few files')
    const kept = [fs.readFileSync(first.file), fs.readFileSync(second.file)] as const
    fs.rmSync(first.file)
    fs.truncateSync(second.file, 10)
    fs.writeFileSync(path.join(folder, 'stray'), '')
    const { code, of } = await findings()
    expect([code, of('Files')]).toEqual([
      1,
      [
        {
          check: 'Files',
          state: 'failure',
          text: '2 stored files missing or incomplete: restore a backup',
          details: expect.arrayContaining([
            `file ${first.id} (${first.storage_key}) is missing`,
            `file ${second.id} (${second.storage_key}) has 10 of ${second.size} bytes`,
          ]),
        },
        { check: 'Files', state: 'warning', text: `1 file in ${folder} is not used`, details: ['stray'] },
      ],
    ])
    fs.writeFileSync(first.file, kept[0])
    fs.writeFileSync(second.file, kept[1])
    fs.rmSync(path.join(folder, 'stray'))
  })

  it('finds files that are missing or unknown in S3 storage too', async () => {
    const s3 = await startS3(places.folder())
    const filesUrl = s3.url.replace('?', '/huts?')
    const place = { ...(await places.environment()), FILES_URL: filesUrl }
    const archive = path.join(places.folder(), 'site.tar')
    await done(['backup', archive], environment)
    await done(['restore', archive], place)
    const store = await openFileStore({ dataDir: places.folder(), filesUrl })
    const filesOf = async () => (await findings(place)).of('Files').map(({ state, text }) => `${state}: ${text}`)
    expect(await filesOf()).toEqual([expect.stringMatching(/^ok: \d stored files/)])
    const [key = ''] = await store.keys()
    await store.remove(key)
    await store.put('stray', Buffer.from('Huts'))
    expect(await filesOf()).toEqual([
      'failure: 1 stored file missing or incomplete: restore a backup',
      'warning: 1 file in the storage is not used',
    ])
    await s3.close()
  })

  it('finds emails that are stuck, a missing administrator, and a clock that is slow', async () => {
    await stored(
      `insert into outbox (recipient, subject, text, html, created, next_attempt, state, error)
       values ('a', 'b', 'c', 'd', 1, 1, 'failed', 'no such mailbox'), ('a', 'b', 'c', 'd', 1, 1, 'waiting', '')`,
      'delete from outbox',
      async () =>
        expect((await findings()).of('Outbox')).toEqual([
          expect.objectContaining({
            state: 'warning',
            details: ['1 email could not be delivered: no such mailbox', '1 email waiting for more than an hour'],
          }),
        ]),
    )
    await stored('update accounts set deactivated = 1', 'update accounts set deactivated = 0', async () =>
      expect((await findings()).of('Administrators')[0]).toMatchObject({ state: 'failure' }),
    )
    await stored('update accounts set lastlogin = 4000000000', 'update accounts set lastlogin = 0', async () =>
      expect((await findings()).of('Clock')[0]).toMatchObject({ state: 'failure' }),
    )
    const quiet = { progress: () => {} }
    const late = await examine({ environment, console: quiet, clock: () => Date.now() + 3_600_000 })
    const state = server.services.database.engine === 'sqlite' ? 'ok' : 'warning'
    expect(late.find(({ check }) => check === 'Clock')?.state).toBe(state)
  })

  it('names a page kind whose tables could not be made once, and not as work of the next start', async () => {
    const pending = (await findings()).of('Tables')[0]?.details ?? []
    const [step = ''] = pending
    const [kind = ''] = step.split(/-\d/)
    const insert = `insert into kept_data (what, name, content) values ('failure', '${kind}', '${step}: no table')`
    await stored(insert, `delete from kept_data where what = 'failure'`, async () => {
      const { of } = await findings()
      expect(of('Page kinds')).toContainEqual(
        expect.objectContaining({ state: 'failure', details: [`${kind}, in migration ${step}: no table`] }),
      )
      expect(of('Tables')[0]?.details).toEqual(pending.filter((each) => !each.startsWith(`${kind}-`)))
    })
  })

  it('finds jobs of page kinds that failed the last time', async () => {
    expect((await findings()).of('Jobs')).toEqual([])
    const undo = 'delete from kind_jobs'
    const insert = (failures: number, error: string) =>
      `insert into kind_jobs (kind, name, due, failures, error) values ('huts', 'weather', 7, ${failures}, '${error}')`
    await stored(insert(0, ''), undo, async () =>
      expect((await findings()).of('Jobs')).toMatchObject([{ state: 'ok', text: expect.stringContaining('1 job') }]),
    )
    await stored(insert(3, 'no connection'), undo, async () =>
      expect((await findings()).of('Jobs')).toMatchObject([
        { state: 'warning', details: ['huts, weather: 3 times, no connection'] },
      ]),
    )
  })

  it('finds settings that cannot be used or are not safe, and places that cannot be reached', async () => {
    const wrong = await findings({ PORT: 'abc' })
    expect([wrong.code, wrong.of('Configuration')[0]?.text]).toEqual([1, expect.stringMatching(/^PORT must be/)])
    expect((await findings({ PUBLIC_URL: 'http://huts.example' })).of('PUBLIC_URL')[0]?.state).toBe('warning')
    const nowhere = await findings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect([nowhere.code, nowhere.of('Database')[0]]).toEqual([1, expect.objectContaining({ state: 'failure' })])
    const file = path.join(places.folder(), 'file')
    fs.writeFileSync(file, '')
    const noFolder = await sitewright(['doctor'], { DATA_DIR: file })
    expect([noFolder.code, noFolder.output]).toEqual([
      1,
      expect.stringMatching(/^failure {2}Data folder .* is not a folder$/m),
    ])
    const empty = await sitewright(['doctor'], { DATA_DIR: places.folder() })
    expect([empty.code, empty.output]).toEqual([1, expect.stringMatching(/^failure {2}Database +There is no site/m)])
  })

  it('finds a damaged SQLite file, and one that others can read', async () => {
    const place = { DATA_DIR: places.folder() }
    const other = await sitewright(['backup', path.join(place.DATA_DIR, 'site.tar')], environment)
    expect(other.code).toBe(0)
    await sitewright(['restore', path.join(place.DATA_DIR, 'site.tar')], place)
    fs.chmodSync(place.DATA_DIR, 0o755)
    const open = JSON.parse((await sitewright(['doctor', '--json'], place)).output) as { findings: Finding[] }
    expect(open.findings).toContainEqual(
      expect.objectContaining({ state: 'warning', text: expect.stringContaining(`chmod 700 ${place.DATA_DIR}`) }),
    )
    const file = path.join(place.DATA_DIR, 'sitewright.sqlite')
    const bytes = fs.readFileSync(file)
    fs.writeFileSync(file, bytes.fill(0xff, 4096 * 2, 4096 * 3))
    const damaged = await sitewright(['doctor'], place)
    expect([damaged.code, damaged.output]).toEqual([1, expect.stringMatching(/^failure {2}Database/m)])
  })
})

describe('what doctor says about', () => {
  it('Node', () => {
    expect(checkNode('24.14.9').state).toBe('failure')
    expect(checkNode('22.30.0').state).toBe('failure')
    expect(checkNode('24.15.0').state).toBe('ok')
    expect(checkNode('26.0.0').state).toBe('ok')
  })

  it('the address', () => {
    const stateOf = (publicUrl: string, trustProxy = true) => checkAddress({ publicUrl, trustProxy }).state
    expect(stateOf('https://huts.example')).toBe('ok')
    expect(stateOf('https://huts.example', false)).toBe('warning')
    expect(stateOf('http://localhost:3000')).toBe('warning')
  })
})
