import { ApiError, refusalReason, type Api } from '@sitewright/api-client'
import type { Course, NoSystem, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import type { ProgressManagerCalls } from '../contract.ts'
import { earliest, latest, maxRecordLength, maxAhead } from '../limits.ts'
import type { ProgressSeed, SeedSystem } from './progress-seed.ts'
import {
  certificateOf,
  completedStages,
  overviewRow,
  ownProgress,
  progressionOf,
  type Registration,
} from './progress-views.ts'
import { sampleSeed, sampleStages, sampleStates } from './sample-progress.ts'

export const content = 'GET protected/plugin/get-content.json.php'
export const setupData = 'GET protected/plugin/progress-admin/get-setup-data.json.php'
const folder = 'protected/plugin/progress-manager'
export const setupPage = `POST ${folder}/setup-page.json.php`
export const accountList = `GET ${folder}/get-account-list.json.php`
export const register = `POST ${folder}/account-register.json.php`
export const progressionData = `GET ${folder}/get-progression-data.json.php`
export const progressRecord = `GET ${folder}/get-progress-record.json.php`
export const saveRegistration = `POST ${folder}/save-registration.json.php`
export const recordProgress = `POST ${folder}/record-progress.json.php`
export const strikeRecord = `POST ${folder}/strike-record.json.php`
export const overview = `GET ${folder}/get-overview.json.php`
export const recordGroup = `POST ${folder}/record-group.json.php`
export const groupRecords = `GET ${folder}/get-group-records.json.php`
export const strikeGroup = `POST ${folder}/strike-group.json.php`
export const certificate = `GET ${folder}/get-certificate.json.php`
export const ownCertificates = `GET ${folder}/get-own-certificates.json.php`
export const ownProgressCall = `GET ${folder}/get-own-progress.json.php`

type Input<Name extends string> = Name extends keyof ProgressManagerCalls ? ProgressManagerCalls[Name]['input'] : never
type Answer = (input: never) => unknown

export type ProgressStore = ReturnType<typeof progressStore>

/**
 * The server's part, in memory: one page, and whatever is registered and recorded through the calls of the kind, refused
 * as the server refuses. It begins with the sample's three people, unless `seed` says otherwise.
 */
export function progressStore(seed: Partial<ProgressSeed> = {}) {
  const { system, systems, accounts, people, now, asking } = { ...sampleSeed, ...seed }
  const accountOf = (id: number) => accounts.find((one) => one.id === id)
  const state = {
    system: system as SeedSystem | null,
    now,
    registrations: people.map(({ account, records, ...person }): Registration => ({
      ...person,
      account,
      email: accountOf(account)?.Email ?? '',
      name: accountOf(account)?.name ?? '',
      records: records.map((record) => ({
        ...{ struck: null, by: asking.name, time: Math.floor(record.End / 1000) },
        ...record,
        names: record.Stages.map(stageName),
      })),
      changes: [],
      registered: { by: asking.name, time: Math.floor(now / 1000) - 100 * 86_400 },
    })),
  }
  let lastId = Math.max(0, ...state.registrations.flatMap(({ id, records }) => [id, ...records.map((each) => each.id)]))
  const calls: [key: string, input: Record<string, unknown>][] = []
  const overrides: Record<string, Answer> = {}

  function stageName(id: number): string {
    return system?.stages.find((one) => one.id === id)?.Description ?? `Stage ${id}`
  }
  const stateName = (id: number | null) => state.system?.states.find((one) => one.id === id)?.Description ?? ''
  const signed = () => ({ by: asking.name, time: Math.floor(state.now / 1000) })

  function registration(id: number): Registration {
    return state.registrations.find((one) => one.id === id) ?? refuse(404, 'Not found')
  }

  function getContent(): ProgressionSystem | NoSystem {
    if (!state.system) return { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], Courses: [] }
    const { id, name, states, stages } = state.system
    const Courses = state.registrations.map((one): Course => ({
      ...{ id: one.id, email: one.email, name: one.name },
      state: stateName(one.idstate),
    }))
    return { SystemId: id, SystemName: name, SystemStates: [...states], SystemStages: [...stages], Courses }
  }

  function setup({ SystemId }: Input<'POST protected/plugin/progress-manager/setup-page.json.php'>) {
    if (state.system) refuse(409, 'This page is already attached to a progression system')
    const chosen = systems.find(({ id }) => id === SystemId) ?? refuse(404, 'Not found')
    state.system = { id: chosen.id, name: chosen.Name, states: sampleStates, stages: sampleStages }
    return {}
  }

  function registerAccount({ id }: Input<'POST protected/plugin/progress-manager/account-register.json.php'>) {
    const known = state.registrations.find(({ account }) => account === id)
    if (known) return { id: known.id }
    const { Email: email, name } = accountOf(id) ?? refuse(404, 'Not found')
    const added = { id: ++lastId, account: id, email, name, idstate: null, complete: false }
    state.registrations.push({ ...added, records: [], changes: [], registered: signed() })
    return { id: added.id }
  }

  function save({ id, data }: Input<'POST protected/plugin/progress-manager/save-registration.json.php'>) {
    const one = registration(id)
    if (data.idstate !== null && !stateName(data.idstate)) refuse(400, 'This is not a state of the progression system')
    if (one.idstate === data.idstate && one.complete === data.complete) return {}
    one.changes.unshift({ ...signed(), state: stateName(data.idstate), complete: data.complete })
    Object.assign(one, data)
    return {}
  }

  function addRecord({ id, data, key }: Input<'POST protected/plugin/progress-manager/record-progress.json.php'>) {
    const { records } = registration(id)
    const sentBefore = key === undefined ? undefined : records.find((one) => one.key === key)
    if (sentBefore) return { id: sentBefore.id }
    const { Start, End, Stages } = data
    if (Start > End) refuse(400, 'The end must not be before the start')
    if (Start < earliest || End > latest) refuse(400, 'The start must be between the years 1970 and 2199')
    if (End - Start > maxRecordLength) refuse(400, 'One record must not be longer than 31 days')
    if (End > state.now + maxAhead) refuse(400, 'The end must not be more than a day ahead')
    if (Stages.some((stage) => !state.system?.stages.some((one) => one.id === stage)))
      refuse(400, 'One of the stages is not a stage of the progression system')
    const added = { ...data, id: ++lastId, names: Stages.map(stageName), struck: null, ...signed() }
    records.push(key === undefined ? added : { ...added, key })
    return { id: added.id }
  }

  function addGroup({ entries }: Input<'POST protected/plugin/progress-manager/record-group.json.php'>) {
    const results = entries.flatMap(({ people: ids, data, key }) =>
      ids.map((person) => {
        try {
          return { person, record: addRecord({ id: person, data, key }).id, error: '' }
        } catch (error) {
          return { person, record: null, error: refusalReason(error) ?? '' }
        }
      }),
    )
    return { results }
  }

  function readGroup(asked: Input<'GET protected/plugin/progress-manager/get-group-records.json.php'>) {
    const { from, to } = asked
    const ids = asked.people.split(',').map(Number)
    const records = state.registrations
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id: person, records: all }) =>
        all.filter(({ struck }) => !struck).map(({ Start, End, Stages }) => ({ person, Start, End, Stages })),
      )
    return { records: records.filter(({ Start }) => Start >= from && Start <= to) }
  }

  function strikeGroupOf(asked: Input<'POST protected/plugin/progress-manager/strike-group.json.php'>) {
    const before = asked.records.filter((id) => findRecord(id).struck)
    for (const id of asked.records) findRecord(id).struck ??= { ...signed(), reason: asked.reason }
    return { struck: asked.records, ...(before.length > 0 && { before }) }
  }

  const findRecord = (id: number) =>
    state.registrations.flatMap(({ records }) => records).find((one) => one.id === id) ?? refuse(404, 'Not found')

  function strike({ id, reason }: Input<'POST protected/plugin/progress-manager/strike-record.json.php'>) {
    const struck = findRecord(id)
    if (struck.struck) refuse(409, 'This record is already struck out')
    struck.struck = { ...signed(), reason }
    return {}
  }

  const registered = () => new Set(state.registrations.map(({ account }) => account))

  const answers: Record<string, Answer> = {
    [content]: getContent,
    [setupData]: () => ({ Systems: systems.map((one) => ({ ...one })) }),
    [setupPage]: setup,
    [accountList]: () => accounts.filter(({ id }) => !registered().has(id)),
    [register]: registerAccount,
    [progressionData]: ({ id }: { id: number }) => progressionOf(registration(id), state.system),
    [progressRecord]({ id }: { id: number }) {
      const { Notes, names } = findRecord(id)
      return { Notes, Stages: [...names] }
    },
    [saveRegistration]: save,
    [recordProgress]: addRecord,
    [strikeRecord]: strike,
    [overview]: () => ({ people: state.registrations.map((one) => overviewRow(one, state.system)) }),
    [recordGroup]: addGroup,
    [groupRecords]: readGroup,
    [strikeGroup]: strikeGroupOf,
    [certificate]: ({ id }: { id: number }) => {
      const one = registration(id)
      return state.system ? certificateOf(one, state.system, stateName(one.idstate)) : refuse(404, 'Not found')
    },
    [ownCertificates]() {
      const own = state.registrations.find(({ account }) => account === asking.account)
      return own && state.system ? [certificateOf(own, state.system, stateName(own.idstate))] : []
    },
    [ownProgressCall]() {
      const own = state.registrations.find(({ account }) => account === asking.account)
      return own && state.system ? [ownProgress(own, state.system, stateName(own.idstate))] : []
    },
  }

  async function api(key: string, input: Record<string, unknown> = {}): Promise<unknown> {
    calls.push([key, structuredClone(input)])
    const answer = overrides[key] ?? answers[key] ?? (() => refuse(404, 'Not found'))
    return structuredClone(await answer(input as never))
  }

  return {
    api: api as unknown as Api,
    /** Every call so far, in order. */
    calls,
    /** What was given to each call of this key. */
    made: (key: string) => calls.filter(([one]) => one === key).map(([, input]) => input),
    /** What is stored; to be changed as another session would. */
    state,
    completedStages: (id: number) => completedStages(registration(id)),
    /** Has something else answer a call, throwing to refuse; undefined gives the store's own answer back. */
    answer(key: string, by: ((input: Record<string, unknown>) => unknown) | undefined) {
      if (by) overrides[key] = by as Answer
      else delete overrides[key]
    },
    /** Answers a call as the store does by itself, for an override that only delays or repeats it. */
    usual: (key: string, input: Record<string, unknown>) => answers[key]?.(input as never),
  }
}

/** @throws {ApiError} as the client does when the server refuses. */
export function refuse(status: number, error: string): never {
  throw new ApiError(`answered ${status}`, { status, body: { error } })
}
