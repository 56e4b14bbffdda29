import { ApiError } from '@sitewright/api-client'
import { fakeApi, type Answers as CoreAnswers } from '@sitewright/api-client/testing'
import type { ProgressAdminCalls } from '../contract.ts'
import { isSameName } from '../model/same-name.ts'
import type { Course, EditedEntry, Entry } from '../model/system.ts'

export const getContent = 'GET protected/plugin/get-content.json.php'
export const getSetupData = 'GET protected/plugin/progress-admin/get-setup-data.json.php'
export const setupPage = 'POST protected/plugin/progress-admin/setup-page.json.php'
export const savePage = 'POST protected/plugin/progress-admin/save-page.json.php'
export const getUses = 'GET protected/plugin/progress-admin/get-uses.json.php'

/** What answers each call; throwing refuses. */
export type Answers = {
  [Key in keyof ProgressAdminCalls]?: (
    input: ProgressAdminCalls[Key]['input'],
  ) => ProgressAdminCalls[Key]['reply'] | Promise<ProgressAdminCalls[Key]['reply']>
} & { [getContent]?: (input: { id: number }) => object | Promise<object> }

export interface StoredSystem {
  id: number
  name: string
  states: Entry[]
  stages: Entry[]
  version: number
}

export interface StoreOptions {
  systems?: StoredSystem[]
  /** The system that the page is attached to. */
  attached?: number
  /** By an entry's id: who would lose something with it. */
  uses?: Readonly<Record<number, { people: number; records: number }>>
  /** The people registered in the system. */
  courses?: Course[]
}

/** Who saved a system, as the server tells those whose save is refused. */
export interface SavedBy {
  /** Name of the account; '' where it is not known. */
  by: string
  /** The same person, in another window. */
  own: boolean
}

const refuse = (status: number, error: string, code: string, details: Partial<SavedBy> = {}): never => {
  throw new ApiError(`answered ${status}`, { status, body: { error, ...details, code } })
}

/** The server's part, in memory: one page, the systems that it can have, and every call that was made. */
export function progressStore({ systems = [], attached, uses = {}, courses = [] }: StoreOptions = {}) {
  const page: { system: number | undefined; saved: SavedBy } = { system: attached, saved: { by: '', own: false } }
  let lastId = 1000
  const find = (id: number | undefined) => systems.find((system) => system.id === id)
  const mine = () => find(page.system) ?? refuse(404, 'Not found', 'not-found')

  function stored(list: readonly EditedEntry[], known: readonly Entry[]): Entry[] {
    if (list.some(({ id }) => id !== null && !known.some((entry) => entry.id === id)))
      refuse(400, 'Not of this system', 'refused')
    if (list.some(({ Description }, at) => list.findIndex((one) => isSameName(one.Description, Description)) < at))
      refuse(400, 'The item already exists', 'refused')
    return list.map(({ id, Description }) => ({ id: id ?? (lastId += 1), Description }))
  }

  const answers: Required<Answers> = {
    [getContent]: () => {
      const system = find(page.system)
      const none = { SystemId: null, SystemName: '', SystemStates: [], SystemStages: [], Courses: [], version: 0 }
      if (!system) return none
      const { id, name, states, stages, version } = system
      const copy = { SystemStates: [...states], SystemStages: [...stages], Courses: courses }
      return { SystemId: id, SystemName: name, ...copy, version }
    },
    [getSetupData]: () => ({ Systems: systems.map(({ id, name }) => ({ id, Name: name })) }),
    [setupPage]: ({ SystemName, SystemId }) => {
      if (page.system !== undefined)
        refuse(409, 'The page is already attached to a progression system', 'already-attached')
      if (SystemName !== undefined) {
        if (systems.some(({ name }) => isSameName(name, SystemName)))
          refuse(409, 'There is such a system', 'name-taken')
        lastId += 1
        systems.push({ id: lastId, name: SystemName, states: [], stages: [], version: 0 })
        page.system = lastId
      } else page.system = find(SystemId)?.id ?? refuse(404, 'Not found', 'not-found')
      return { SystemId: page.system }
    },
    [savePage]: ({ data, base }) => {
      const system = mine()
      if (base !== undefined && base !== system.version)
        refuse(409, 'Changed by somebody else meanwhile', 'changed-meanwhile', page.saved)
      const states = stored(data.SystemStates, everything.states)
      const stages = stored(data.SystemStages, everything.stages)
      Object.assign(system, { states, stages, version: system.version + 1 })
      remember(system)
      return { version: system.version }
    },
    [getUses]: ({ state, stage }) => uses[state ?? stage ?? 0] ?? { people: 0, records: 0 },
  }

  /** Whatever a system has had: what was deleted can be brought back. */
  const everything = { states: [] as Entry[], stages: [] as Entry[] }
  function remember({ states, stages }: StoredSystem) {
    everything.states.push(...states)
    everything.stages.push(...stages)
  }
  systems.forEach(remember)

  return {
    page,
    systems,
    answers,
    /** What another administrator does in the meantime, or the same one in another window. */
    saveElsewhere(change: (system: StoredSystem) => Partial<StoredSystem>, by: SavedBy = { by: '', own: false }) {
      const system = mine()
      page.saved = by
      Object.assign(system, change(system), { version: system.version + 1 })
      remember(system)
    },
  }
}

export type ProgressStore = ReturnType<typeof progressStore>

/** A client of the store, with some calls answered otherwise; `calls` are all that were made. */
export function storeApi(store: ProgressStore, others: Answers = {}) {
  const { api, calls } = fakeApi({ ...store.answers, ...others } as CoreAnswers)
  const sent = (key: keyof Answers) => calls.filter(([called]) => called === key).map(([, input]) => input)
  return { api, calls, sent }
}
