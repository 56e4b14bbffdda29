import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest'
import { openPostgres } from './db/database.ts'
import { isUnreachable } from './db/unreachable.ts'
import { environmentOf } from './testing/command-site.ts'
import { addPage, setSettings } from './testing/content.ts'
import { openPostgresLine } from './testing/postgres-line.ts'
import { startPostgres, type TestPostgres } from './testing/start-postgres.ts'
import { createTestServer, type TestServer, type Visitor } from './testing/test-server.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

describe('a server on PostgreSQL whose connections are cut', () => {
  let server: TestServer
  let as: Visitor
  let other: pg.Client
  beforeEach(async () => {
    server = await createTestServer()
    as = await server.logIn('core.admin')
    other = new pg.Client({ connectionString: (await environmentOf(server))['DATABASE_URL'] })
    await other.connect()
  })
  afterEach(async () => {
    await other.end()
    await server.close()
  })

  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  const connections = async () => (await other.query(`select pid ${others}`)).rowCount
  const cut = () => other.query(`select pg_terminate_backend(pid) ${others}`)
  const create = () =>
    server.call('POST private/page-create.json.php', { id: 1, detail: '', url: '', cloneid: 0 }, { as })
  const list = () => server.call('GET private/page-get-list.json.php', undefined, { as })

  it('survives it between two statements of a write, which is rolled back', async () => {
    const { database } = server.services
    const write = database.write(async (tx) => {
      await tx.insertInto('settings').values({ name: 'half', value: '' }).execute()
      await cut()
      await expect.poll(connections).toBe(0)
      await tx.insertInto('settings').values({ name: 'whole', value: '' }).execute()
    })
    await expect(write).rejects.toSatisfy(isUnreachable)
    await expect(
      database.read.selectFrom('settings').where('name', 'in', ['half', 'whole']).selectAll().execute(),
    ).resolves.toEqual([])
  })

  it('waits no longer for a silently broken one than for a slow answer', async () => {
    const line = await openPostgresLine(String((await environmentOf(server))['DATABASE_URL']))
    const database = await openPostgres(line.url)
    const ask = () => database.read.selectFrom('settings').select('name').execute()
    await ask()
    line.goDead()
    await expect(ask()).rejects.toSatisfy(isUnreachable)
    await expect(ask()).resolves.toBeInstanceOf(Array)
    await database.close()
    await line.close()
  })

  it('answers every call, with 503 and when to retry where it could not be done', async () => {
    await other.query('begin; lock table pages in exclusive mode')
    const asked = Promise.all([create(), create(), create(), list(), list()])
    await expect.poll(async () => (await other.query('select 1 from pg_locks where not granted')).rowCount).toBe(3)
    await cut()
    await other.query('commit')
    for (const reply of await asked)
      if (reply.statusCode !== 200)
        expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
          503,
          '2',
          { error: 'The server is busy, please try again', code: 'busy', id: reply.headers['x-request-id'] },
        ])
    await expect.poll(async () => (await create()).statusCode).toBe(200)
    const { rows } = await sql<{ pages: number }>`select count(*) as pages from pages`.execute(
      server.services.database.read,
    )
    const done = (await asked).slice(0, 3).filter(({ statusCode }) => statusCode === 200).length
    expect(rows[0]?.pages).toBe(done + 1)
  })

  it('answers with 503 when PostgreSQL takes too long, and when it has no connection left', async () => {
    await other.query('begin; lock table pages in access exclusive mode')
    const waiting = await Promise.all(Array.from({ length: 12 }, list))
    await other.query('commit')
    expect(waiting.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(503))
    expect((await list()).statusCode).toBe(200)
  })

  it('answers somebody who opens a page with a page in the name of the site', async () => {
    await setSettings(server, { SiteTitle: 'Huts' })
    for (const url of ['huts', 'walks']) await addPage(server, { url, published: true })
    const open = (url: string) => server.get(url, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect((await open('/')).statusCode).toBe(404)
    await other.query('begin; lock table pages in access exclusive mode')
    const [page, head] = await Promise.all([
      open('/huts'),
      server.app.inject({ method: 'HEAD', url: '/walks', headers: { accept: 'text/html' } }),
    ])
    await other.query('commit')
    for (const { statusCode, headers } of [page, head])
      expect([statusCode, headers['retry-after'], headers['content-type'], headers['cache-control']]).toEqual([
        503,
        '2',
        'text/html; charset=utf-8',
        'no-store',
      ])
    expect(page.body).toContain('<title>The server is busy, please try again – Huts</title>')
    expect(head.body).toBe('')
    expect((await open('/huts')).statusCode).toBe(200)
  })
})

describe('a server on PostgreSQL that starts', () => {
  let postgres: TestPostgres
  let place: TestDatabase
  let child: ChildProcess
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    place = await createTestDatabase()
    const site = path.join(place.dataDir, 'site/dist/server')
    fs.mkdirSync(site, { recursive: true })
    fs.writeFileSync(path.join(site, 'entry-server.js'), 'export default { render: () => {}, scriptHashes: [] }')
  })
  afterEach(async () => {
    if (child.exitCode === null) child.kill('SIGKILL')
    await place.remove()
  })

  function start(url: string) {
    const program = path.join(import.meta.dirname, 'testing/run-server.ts')
    child = spawn(process.execPath, ['--conditions=@sitewright/source', program], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        TEST_SITE: path.join(place.dataDir, 'site'),
        DATA_DIR: path.join(place.dataDir, 'data'),
        DATABASE_URL: url,
        PORT: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]()
    return async () => {
      const { value, done } = await lines.next()
      if (done) throw new Error('The server ended')
      return value
    }
  }

  it('waits if its database is not up yet, with a line in the log for each attempt', async () => {
    await postgres.end('SIGINT')
    const line = start(postgres.address('postgres'))
    expect(JSON.parse(await line())).toMatchObject({
      msg: 'the database cannot be reached and is tried again in 0.5 s',
      err: { code: 'ENOENT' },
    })
    expect(await line()).toContain('tried again in 1 s')
    await postgres.start()
    let last = ''
    while (!last.startsWith('http:')) last = await line()
    expect((await fetch(`${last}/healthz`)).status).toBe(200)
  })

  it.each([
    ['database', () => postgres.address('nowhere'), 'database "nowhere" does not exist'],
    ['user', () => postgres.address('postgres').replace('postgres@', 'nobody@'), 'role "nobody" does not exist'],
  ])('with the name of a missing %s says so, and does not wait', async (_, url, reason) => {
    start(url())
    let errors = ''
    child.stderr?.on('data', (chunk) => (errors += chunk))
    onTestFailed(() => console.error(errors))
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect(code).toBe(1)
    expect(errors).toContain(`StartError: The PostgreSQL database cannot be reached: ${reason}`)
  })
})
