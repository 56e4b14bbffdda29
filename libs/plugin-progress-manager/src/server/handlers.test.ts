// @vitest-environment node
import { english, readLanguageFrom } from '@sitewright/messages'
import type { Identity, RefusedError } from '@sitewright/page-kit/server'
import { kindServices, type KindServices } from '@sitewright/page-kit/testing'
import { tablesOf } from '@sitewright/plugin-progress-admin/tables'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import german from '../../messages/de.json' with { type: 'json' }
import type { ProgressManagerCalls } from '../contract.ts'
import { maxRecordLength, maxAhead } from '../limits.ts'
import progressManager from './index.ts'

const staff: Identity = {
  account: { id: 1, email: 'staff@example.org', name: 'Sam Staff' },
  permissions: new Set(['public', 'plugin.progresssystem.user']),
  roles: [],
}
const [page, hidden] = [7, 8]
const hour = 60 * 60 * 1000

type Call = keyof ProgressManagerCalls
/** A call of this kind by the last part of its name. */
type Named<Name extends string> = Extract<Call, `${string}/${Name}.json.php`>

let services: KindServices
let system: number
let stages: number[]
let states: number[]
beforeEach(async () => {
  const kind = 'progress-manager'
  services = await kindServices({
    kind: progressManager,
    pages: [
      { id: page, kind },
      { id: hidden, kind, hidden: true },
    ],
    accounts: [1, 2, { id: 3, deactivated: true }],
  })
  ;({ system, stages, states } = await addSystem('Mountain guides'))
  await call('POST', 'setup-page', { id: page, SystemId: system })
})

async function call<Name extends string, Key extends Named<Name>>(
  method: 'GET' | 'POST',
  name: Name,
  input: ProgressManagerCalls[Key]['input'],
  who = staff,
): Promise<ProgressManagerCalls[Key]['reply']> {
  const handlers = progressManager.handlers!(services) as unknown as Record<
    string,
    (input: unknown, context: object) => Promise<ProgressManagerCalls[Key]['reply']>
  >
  const context = { who, client: { address: '192.0.2.1', userAgent: 'test' } }
  const before = services.touched.length
  const reply = await handlers[`${method} protected/plugin/progress-manager/${name}.json.php`]!(input, context)
  // no visitor may open such a page: what the site keeps for them stays
  expect(services.touched.slice(before).flat()).toEqual([])
  return reply
}

function addSystem(name: string) {
  return services.write(async (tx) => {
    const db = tablesOf(tx)
    const { id } = await db
      .insertInto('progress_systems')
      .values({ name, name_key: name.toLowerCase(), created: 0, version: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const add = async (table: 'progress_stages' | 'progress_states', names: string[]) => {
      const rows = names.map((one, position) => ({ system_id: id, name: one, position, deleted: null }))
      const added = await db.insertInto(table).values(rows).returning('id').execute()
      return added.map((row) => row.id)
    }
    return {
      system: id,
      stages: await add('progress_stages', ['Map', 'Compass']),
      states: await add('progress_states', ['Started', 'Finished']),
    }
  })
}

const register = async (id = 2) => (await call('POST', 'account-register', { id, idProgressSystem: system })).id
const record = async (id: number, data: object = {}, key?: string) => {
  const { now } = services.time
  const whole = { Stages: [], Notes: '', Start: now - hour, End: now, ...data }
  return (await call('POST', 'record-progress', { id, data: whole, ...(key ? { key } : {}) })).id
}
const progressionOf = (id: number) => call('GET', 'get-progression-data', { id })

describe('registration', () => {
  it('happens once, with its author, for active accounts, which then leave the list', async () => {
    expect((await call('GET', 'get-account-list', { id: page })).map(({ id }) => id)).toEqual([1, 2])
    const id = await register()
    expect(await register()).toBe(id)
    expect((await progressionOf(id)).registered).toEqual({ by: 'Sam Staff', time: services.time.now / 1000 })
    expect((await call('GET', 'get-account-list', { id: page })).map((account) => account.id)).toEqual([1])
    await expect(register(3)).rejects.toMatchObject({ status: 404 })
  })

  it('is accessible only through a page that may be opened', async () => {
    const other = await addSystem('Divers')
    await services.write((tx) =>
      tablesOf(tx).insertInto('progress_pages').values({ page_id: hidden, system_id: other.system }).execute(),
    )
    await expect(call('POST', 'account-register', { id: 2, idProgressSystem: other.system })).rejects.toMatchObject({
      status: 404,
    })
    await expect(call('GET', 'get-overview', { id: hidden })).rejects.toMatchObject({ status: 404 })
  })

  it('has a state of its system, and every change of it is recorded', async () => {
    const id = await register()
    const save = (idstate: number | null, complete: boolean) =>
      call('POST', 'save-registration', { id, data: { idstate, complete } })
    await save(states[0]!, false)
    await save(states[0]!, false)
    await save(states[1]!, true)
    const { changes, idstate, complete } = await progressionOf(id)
    expect({ idstate, complete }).toEqual({ idstate: states[1], complete: true })
    expect(changes.map(({ state, complete: done }) => [state, done])).toEqual([
      ['Finished', true],
      ['Started', false],
    ])
    const foreign = await addSystem('Divers')
    await expect(save(foreign.states[0]!, false)).rejects.toMatchObject({ status: 400 })
  })
})

describe('a record', () => {
  it('adds its hours and stages, keeps its notes, and does not count once it is struck out', async () => {
    const id = await register()
    const first = await record(id, { Stages: [stages[1], stages[0]], Notes: 'In the rain' })
    const second = await record(id, { Stages: [stages[0]], Start: services.time.now - 3 * hour })
    expect(await call('GET', 'get-progress-record', { id: first })).toEqual({
      Notes: 'In the rain',
      Stages: ['Map', 'Compass'],
    })
    expect(await progressionOf(id)).toMatchObject({ hours: 4, stages })

    await call('POST', 'strike-record', { id: first, reason: 'Wrong person' })
    const after = await progressionOf(id)
    expect(after).toMatchObject({ hours: 3, stages: [stages[0]] })
    expect(after.records.find((one) => one.id === first)?.struck).toMatchObject({
      reason: 'Wrong person',
      by: 'Sam Staff',
    })
    expect(after.records.find((one) => one.id === second)?.struck).toBeNull()
    await expect(call('POST', 'strike-record', { id: first, reason: '' })).rejects.toMatchObject({ status: 409 })
  })

  it('is added once for a key, however often it is sent', async () => {
    const id = await register()
    const first = await record(id, {}, 'a key')
    expect(await record(id, {}, 'a key')).toBe(first)
    expect(await record(id, {}, 'another')).not.toBe(first)
    expect((await progressionOf(id)).hours).toBe(2)
  })

  it('is refused with invalid times, and stages of another system', async () => {
    const id = await register()
    const { now } = services.time
    const foreign = await addSystem('Divers')
    for (const data of [
      { Start: now, End: now - 1 },
      { Start: now - maxRecordLength - 1, End: now },
      { Start: now, End: now + maxAhead + 1 },
      { Start: -1, End: now },
      { Stages: [stages[0], stages[0]] },
      { Stages: foreign.stages },
    ])
      await expect(record(id, data)).rejects.toMatchObject({ status: 400 })
    expect((await progressionOf(id)).records).toEqual([])
    await record(id, { Start: now + maxAhead - maxRecordLength, End: now + maxAhead })
  })
})

describe('the progress of everybody', () => {
  it('is in the overview by name, without stages that were deleted since, under current names', async () => {
    const id = await register()
    await register(1)
    await record(id, { Stages: stages })
    await services.write((tx) =>
      tablesOf(tx).updateTable('progress_stages').set({ deleted: 1 }).where('id', '=', stages[0]!).execute(),
    )
    await sql`update accounts set name = 'Anna Berg' where id = 2`.execute(services.db)
    const { people } = await call('GET', 'get-overview', { id: page })
    expect(people).toMatchObject([
      { id, name: 'Anna Berg', stages: [stages[1]], hours: 1, last: services.time.now },
      { name: 'Person 1', stages: [], hours: 0, last: null },
    ])
  })

  it('is shown to each person for themselves, without notes and what is struck out', async () => {
    const id = await register()
    const struck = await record(id, { Notes: 'A secret' })
    await record(id, { Stages: [stages[0]], Notes: 'A secret' })
    await call('POST', 'strike-record', { id: struck, reason: 'A secret' })
    const own = await call('GET', 'get-own-progress', undefined, {
      ...staff,
      account: { id: 2, email: 'person2@example.org', name: 'Person 2' },
    })
    expect(own).toMatchObject([{ SystemName: 'Mountain guides', hours: 1, records: [{ Stages: ['Map'] }] }])
    expect(own[0]?.records).toHaveLength(1)
    expect(JSON.stringify(own)).not.toContain('A secret')
    expect(await call('GET', 'get-own-progress', undefined)).toEqual([])
  })
})

it('says why in the language of the answer', async () => {
  const data = { Stages: [], Notes: '', Start: services.clock() - hour, End: services.clock() - 2 * hour }
  const { id: Anna } = await call('POST', 'account-register', { id: 1, idProgressSystem: system })
  const recordTogether = (people: number[]) =>
    call('POST', 'record-group', { id: page, entries: [{ people, data, key: 'k' }] })
  const twice = await recordTogether([Anna, Anna]).catch((error: unknown) => error as RefusedError)
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  try {
    const { results } = await recordTogether([Anna, 99])
    expect(results.map(({ error }) => error)).toEqual([
      'Das Ende darf nicht vor dem Beginn liegen',
      'In diesem Fortschrittssystem nicht registriert',
    ])
    expect(twice).toMatchObject({ message: 'A person is named twice' })
    expect((twice as RefusedError).text()).toBe('Eine Person ist doppelt genannt')
  } finally {
    readLanguageFrom(() => english)
  }
})
