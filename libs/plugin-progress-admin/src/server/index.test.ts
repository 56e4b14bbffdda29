// @vitest-environment node
import type { Identity } from '@sitewright/page-kit/server'
import { kindServices, type KindServices } from '@sitewright/page-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import progressAdmin from './index.ts'
import { tablesOf } from './tables/index.ts'

const who: Identity = { permissions: new Set(['public', 'plugin.progresssystem.admin']), roles: [] }
const context = { who, client: { address: '192.0.2.1', userAgent: 'test' } }
const page = 7
const otherPage = 8

let services: KindServices
let calls: ReturnType<NonNullable<typeof progressAdmin.handlers>>
beforeEach(async () => {
  const kind = 'progress-admin'
  const pages = [
    { id: page, kind },
    { id: otherPage, kind },
    { id: 9, kind, hidden: true },
  ]
  services = await kindServices({ kind: progressAdmin, pages, accounts: [1, 2] })
  calls = progressAdmin.handlers!(services)
})

/** No visitor may open such a page: what the site keeps for them stays. @returns the reply. */
function unseen<Reply>(reply: Reply): Reply {
  expect(services.touched.flat()).toEqual([])
  return reply
}

type Input<Key extends keyof typeof calls> = Parameters<(typeof calls)[Key]>[0]

const setup = async (input: Input<'POST protected/plugin/progress-admin/setup-page.json.php'>) =>
  unseen(await calls['POST protected/plugin/progress-admin/setup-page.json.php'](input, context))
const save = async (
  data: Partial<Record<'states' | 'stages', [id: number | null, name: string][]>>,
  base?: number,
  account?: Identity['account'],
) =>
  unseen(
    await calls['POST protected/plugin/progress-admin/save-page.json.php'](
      {
        id: page,
        data: { SystemStates: edited(data.states), SystemStages: edited(data.stages) },
        ...(base === undefined ? {} : { base }),
      },
      { ...context, who: { ...who, ...(account && { account }) } },
    ),
  )
const edited = (entries: [id: number | null, name: string][] = []) =>
  entries.map(([id, Description]) => ({ id, Description }))
const uses = async (input: { state?: number; stage?: number }) =>
  calls['GET protected/plugin/progress-admin/get-uses.json.php']({ id: page, ...input }, context)
const answer = () => progressAdmin.answer!(services, { id: page, who })

describe('a page and its system', () => {
  it('stay together: a new or an existing system, and no second one', async () => {
    const { SystemId } = await setup({ id: page, SystemName: '  Mountain guides ' })
    expect(await answer()).toMatchObject({ SystemId, SystemName: 'Mountain guides', version: 0 })
    await expect(setup({ id: page, SystemName: 'Another' })).rejects.toMatchObject({ status: 409 })
    expect(await setup({ id: otherPage, SystemId })).toEqual({ SystemId })
  })

  it('need a name that no other system has, in whatever case, and a page that may be opened', async () => {
    await setup({ id: page, SystemName: 'Mountain guides' })
    await expect(setup({ id: otherPage, SystemName: 'MOUNTAIN GUIDES' })).rejects.toMatchObject({ status: 409 })
    await expect(setup({ id: otherPage, SystemName: ' ' })).rejects.toMatchObject({ status: 400 })
    await expect(setup({ id: otherPage, SystemId: 4711 })).rejects.toMatchObject({ status: 404 })
    await expect(setup({ id: 9, SystemName: 'Hidden' })).rejects.toMatchObject({ status: 404 })
    const { Systems } = await calls['GET protected/plugin/progress-admin/get-setup-data.json.php'](
      { id: otherPage },
      context,
    )
    expect(Systems.map(({ Name }) => Name)).toEqual(['Mountain guides'])
  })
})

describe('states and stages', () => {
  let ids: number[]
  beforeEach(async () => {
    await setup({ id: page, SystemName: 'Mountain guides' })
    await save({
      states: [[null, 'Started']],
      stages: [
        [null, 'Map'],
        [null, 'Compass'],
      ],
    })
    ids = ((await answer())['SystemStages'] as { id: number }[]).map(({ id }) => id)
  })

  it('are in the order in which they were saved, with their ids; those left out are deleted', async () => {
    const [map, compass] = ids as [number, number]
    await save({
      stages: [
        [compass, 'Compass and map'],
        [null, 'Weather'],
      ],
    })
    const { SystemStages, SystemStates } = await answer()
    expect(SystemStates).toEqual([])
    expect(SystemStages).toEqual([
      { id: compass, Description: 'Compass and map' },
      { id: expect.any(Number), Description: 'Weather' },
    ])
    await save({ stages: [[map, 'Map']] })
    expect((await answer())['SystemStages']).toEqual([{ id: map, Description: 'Map' }])
  })

  it('are all refused for one that is empty, repeated, or of another system', async () => {
    const before = await answer()
    for (const stages of [
      [[null, ' ']],
      [
        [null, 'Rope'],
        [null, 'rope'],
      ],
      [[4711, 'Rope']],
      [
        [ids[0], 'A'],
        [ids[0], 'B'],
      ],
    ])
      await expect(save({ stages: stages as [number | null, string][] })).rejects.toMatchObject({ status: 400 })
    expect(await answer()).toEqual(before)
  })

  it('are saved on the version that they were loaded with, or not at all', async () => {
    expect(await save({ stages: [[ids[0]!, 'Map']] }, 1)).toEqual({ version: 2 })
    await expect(save({ stages: [] }, 1)).rejects.toMatchObject({ status: 409 })
    expect((await answer())['SystemStages']).toHaveLength(1)
  })

  it('are refused with who saved them last, and whether it was the same person', async () => {
    const [ann, ben] = [1, 2].map((id) => ({ id, name: `Person ${id}`, email: `person${id}@example.org` }))
    await expect(save({}, 0, ben)).rejects.toMatchObject({ details: { by: '', own: false } })
    await save({}, 1, ann)
    services.time.now += 1000
    await save({ states: [[null, 'Started']] }, 2, ann)
    const saved = services.time.now / 1000
    await expect(save({}, 1, ann)).rejects.toMatchObject({ details: { by: 'Person 1', saved, own: true } })
    await expect(save({}, 1, ben)).rejects.toMatchObject({ details: { by: 'Person 1', saved, own: false } })
    await services.db.deleteFrom('accounts').where('id', '=', 1).execute()
    await expect(save({}, 1, ben)).rejects.toMatchObject({ details: { by: '', saved, own: false } })
  })

  it('report their uses before they are deleted: records that are struck out do not count', async () => {
    const stage = ids[0]!
    const state = await services.db.transaction().execute(async (tx) => {
      const db = tablesOf(tx)
      const { id: state_id, system_id } = await db.selectFrom('progress_states').selectAll().executeTakeFirstOrThrow()
      for (const account_id of [1, 2]) {
        const person = { email: `person${account_id}@example.org`, name: '', registered: 0, registered_by: '' }
        const sums = { complete: 0, stages: '[]', recorded: 0, last_end: null } as const
        const registration = await db
          .insertInto('progress_registrations')
          .values({ system_id, account_id, state_id, ...person, ...sums })
          .returning('id')
          .executeTakeFirstOrThrow()
        const record = await db
          .insertInto('progress_records')
          .values({
            registration_id: registration.id,
            start: 0,
            end: 1,
            notes: '',
            added: 0,
            added_by: '',
            request_key: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('progress_record_stages')
          .values({ record_id: record.id, stage_id: stage, name: 'Map' })
          .execute()
        if (account_id === 2)
          await db
            .insertInto('progress_strikes')
            .values({ record_id: record.id, time: 0, by: '', reason: '' })
            .execute()
      }
      return state_id
    })
    expect(await uses({ state })).toEqual({ people: 2, records: 0 })
    expect(await uses({ stage })).toEqual({ people: 1, records: 1 })
    await expect(uses({ stage: 4711 })).rejects.toMatchObject({ status: 404 })
    await expect(uses({})).rejects.toMatchObject({ status: 400 })
  })
})
