import progressAdmin from '@sitewright/plugin-progress-admin/server'
import progressManager from '@sitewright/plugin-progress-manager/server'
import { sql } from 'kysely'
import { addPage, createTestServer, type TestServer, type Visitor } from '@sitewright/server/testing/vitest'

export const systemAdmin = 'plugin.progresssystem.admin'
export const systemUser = 'plugin.progresssystem.user'

export const contentCall = 'GET protected/plugin/get-content.json.php'

const adminCalls = 'protected/plugin/progress-admin'
export const setupDataCall = `GET ${adminCalls}/get-setup-data.json.php`
export const setupCall = `POST ${adminCalls}/setup-page.json.php`
export const saveSystemCall = `POST ${adminCalls}/save-page.json.php`
export const usesCall = `GET ${adminCalls}/get-uses.json.php`

const managerCalls = 'protected/plugin/progress-manager'
export const connectCall = `POST ${managerCalls}/setup-page.json.php`
export const accountsCall = `GET ${managerCalls}/get-account-list.json.php`
export const registerCall = `POST ${managerCalls}/account-register.json.php`
export const progressionCall = `GET ${managerCalls}/get-progression-data.json.php`
export const readRecordCall = `GET ${managerCalls}/get-progress-record.json.php`
export const saveRegistrationCall = `POST ${managerCalls}/save-registration.json.php`
export const recordCall = `POST ${managerCalls}/record-progress.json.php`
export const strikeCall = `POST ${managerCalls}/strike-record.json.php`
export const overviewCall = `GET ${managerCalls}/get-overview.json.php`
export const recordGroupCall = `POST ${managerCalls}/record-group.json.php`
export const groupRecordsCall = `GET ${managerCalls}/get-group-records.json.php`
export const strikeGroupCall = `POST ${managerCalls}/strike-group.json.php`
export const certificateCall = `GET ${managerCalls}/get-certificate.json.php`
export const ownCertificatesCall = `GET ${managerCalls}/get-own-certificates.json.php`
export const ownProgressCall = `GET ${managerCalls}/get-own-progress.json.php`

/** Milliseconds. */
export const hour = 60 * 60 * 1000

export interface ProgressServer extends TestServer {
  /** Defines systems, and does nothing else. */
  admin: Visitor
  /** Records progress, and does nothing else. */
  staff: Visitor
}

/** A whole server with both progress kinds. */
export async function createProgressServer(): Promise<ProgressServer> {
  const server = await createTestServer({ kinds: [progressAdmin, progressManager] })
  return { ...server, admin: await server.logIn(systemAdmin), staff: await server.logIn(systemUser) }
}

/** A page of either kind that is attached to nothing. @returns its id. */
export function addProgressPage(server: TestServer, kind: 'progress-admin' | 'progress-manager'): Promise<number> {
  return addPage(server, { kind, content: '' })
}

export interface System {
  id: number
  name: string
  adminPage: number
  managerPage: number
  /** Ids, in their order. */
  states: number[]
  stages: number[]
}

export interface NewSystem {
  name?: string
  states?: readonly string[]
  stages?: readonly string[]
}

let systems = 0

/** A system with a page of either kind, as an administrator and staff make it. */
export async function addSystem(server: TestServer, system: NewSystem = {}): Promise<System> {
  const {
    name = `Walks ${++systems}`,
    states = ['Started', 'Finished'],
    stages = ['Map', 'Compass', 'Weather'],
  } = system
  const as = await server.logIn(systemAdmin, systemUser)
  const adminPage = await addProgressPage(server, 'progress-admin')
  const managerPage = await addProgressPage(server, 'progress-manager')
  const { SystemId } = await answerOf(server, setupCall, { id: adminPage, SystemName: name }, as)
  await answerOf(server, connectCall, { id: managerPage, SystemId }, as)
  const data = { SystemStates: states.map(newEntry), SystemStages: stages.map(newEntry) }
  await answerOf(server, saveSystemCall, { id: adminPage, data }, as)
  const content = await answerOf(server, contentCall, { id: adminPage }, as)
  return {
    id: SystemId,
    name,
    adminPage,
    managerPage,
    states: content.SystemStates.map(idOf),
    stages: content.SystemStages.map(idOf),
  }
}

export const newEntry = (Description: string) => ({ id: null, Description })

export const idOf = ({ id }: { id: number }) => id

/** Somebody registered in a system, by default one who was not there before. @returns the registration's id. */
export async function register(server: TestServer, system: System, accountId?: number): Promise<number> {
  const as = await server.logIn(systemUser)
  const account = accountId ?? (await server.logIn()).accountId
  return (await answerOf(server, registerCall, { id: account, idProgressSystem: system.id }, as)).id
}

export interface NewRecord {
  Stages?: number[]
  Notes?: string
  Start?: number
  End?: number
}

/** The data of a record of one hour, the last one. */
export function recordData({ time }: TestServer, record: NewRecord = {}) {
  return { Stages: [], Notes: '', Start: time.now - hour, End: time.now, ...record }
}

/** @returns the record's id. */
export async function addRecord(server: TestServer, registration: number, record: NewRecord = {}): Promise<number> {
  const as = await server.logIn(systemUser)
  return (await answerOf(server, recordCall, { id: registration, data: recordData(server, record) }, as)).id
}

/** What a call is answered. @throws when it is refused. */
export async function answerOf(server: TestServer, call: string, input: object | undefined, as: Visitor) {
  const reply = await server.call(call, input, { as })
  if (reply.statusCode !== 200) throw new Error(`${call} answered ${reply.statusCode} ${reply.body}`)
  return reply.json()
}

/** How many rows one of the kinds' tables has. */
export async function countOf({ services }: TestServer, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    services.database.read,
  )
  return Number(rows[0]?.n)
}
