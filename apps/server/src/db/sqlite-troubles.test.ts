import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { toRefusedError } from '../http/answer-error.ts'
import { refusal } from '../testing/refusal.ts'
import { administrator, createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

describe('a SQLite file that another program has locked for writing', () => {
  let server: TestServer
  let as: Visitor
  let other: DatabaseSync
  beforeEach(async () => {
    server = await createTestServer()
    as = await server.logIn('core.admin')
    other = new DatabaseSync(server.services.database.file as string)
    other.exec('begin immediate')
  })
  afterEach(async () => {
    other.close()
    await server.close()
  })

  const create = () =>
    server.call('POST private/page-create.json.php', { id: 1, detail: '', url: '', cloneid: 0 }, { as })
  const list = () => server.call('GET private/page-get-list.json.php', undefined, { as })

  it('can be read, answers writes with 503 and Retry-After, and accepts them again afterwards', async () => {
    const writes = Promise.all([create(), create(), create()])
    expect((await list()).statusCode).toBe(200)
    for (const reply of await writes)
      expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
        503,
        '2',
        { error: 'The server is busy, please try again', code: 'busy', id: reply.headers['x-request-id'] },
      ])
    other.exec('commit')
    expect((await create()).statusCode).toBe(200)
    expect((await list()).json()).toHaveLength(1)
  })

  it('delays a write that can still be done', async () => {
    const write = create()
    await list()
    other.exec('commit')
    expect((await write).statusCode).toBe(200)
  })
})

describe('a SQLite file that cannot grow', () => {
  let server: TestServer
  let as: Visitor
  beforeEach(async () => {
    server = await createTestServer()
    as = await server.logIn('core.admin')
  })
  afterEach(() => server.close())

  const onWriter = async (statement: string) => void (await sql.raw(statement).execute(server.services.database.raw))
  const create = () =>
    server.call('POST private/page-create.json.php', { id: 1, detail: 'x'.repeat(200), url: '', cloneid: 0 }, { as })

  async function untilRefused(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
    let reply = await ask()
    while (reply.statusCode === 200) reply = await ask()
    return reply
  }

  it('answers 507 to every write, logging in included, and accepts it when there is space (F3)', async () => {
    await onWriter('pragma max_page_count = 1')
    const person = { name: administrator.email, pass: administrator.password }
    for (const ask of [create, () => server.call('POST public/login.json.php', person)]) {
      const reply = await untilRefused(ask)
      expect([reply.statusCode, reply.json()]).toEqual([
        507,
        { ...refusal('storageFull'), id: reply.headers['x-request-id'] },
      ])
    }
    await onWriter('pragma max_page_count = 1000000')
    expect((await create()).statusCode).toBe(200)
  })

  it('answers 503 while it can only be read', async () => {
    await onWriter('pragma query_only = on')
    const reply = await create()
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
    await onWriter('pragma query_only = off')
    expect((await create()).statusCode).toBe(200)
  })

  it.each([
    ['SQLITE_IOERR_WRITE', { errcode: 778 }, 507],
    ['SQLITE_IOERR_SHMSIZE', { errcode: 4874 }, 507],
    ['SQLITE_IOERR_READ', { errcode: 266 }, 503],
    ['SQLITE_NOMEM', { errcode: 7 }, 503],
    ["PostgreSQL's disk_full", { code: '53100' }, 507],
    ['EFBIG', { code: 'EFBIG' }, 507],
  ])('%s is not reported as an unexpected error', (_, codes, status) => {
    expect(toRefusedError(Object.assign(new Error('no'), codes), server.app.log).status).toBe(status)
  })
})
