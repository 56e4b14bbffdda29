import { addPerson, auditOf } from '@sitewright/server/testing/vitest'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  addSystem,
  createProgressServer,
  recordCall,
  recordData,
  register,
  saveRegistrationCall,
  strikeCall,
  type ProgressServer,
  type System,
} from './testing/progress.ts'

let server: ProgressServer
let system: System
beforeEach(async () => {
  server = await createProgressServer()
  system = await addSystem(server)
})
afterEach(() => server.close())

const entries = async () =>
  (await auditOf(server))
    .filter(({ call }) => call.includes('/progress-manager/'))
    .map(({ summary, subject }) => [summary, subject])

it('the audit log names the person of whom progress is recorded, and finds them by name', async () => {
  const { accountId } = await addPerson(server, { email: 'ben@example.org', name: 'Ben Carter' })
  const registration = await register(server, system, accountId)
  const before = (await entries()).length
  const as = server.staff
  const data = { idstate: system.states[0], complete: false }
  await server.call(saveRegistrationCall, { id: registration, data }, { as })
  const record = await server.call(recordCall, { id: registration, data: recordData(server) }, { as })
  await server.call(strikeCall, { id: record.json().id, reason: 'A mistake' }, { as })
  const subject = { kind: 'account', id: accountId, label: 'Ben Carter (ben@example.org)' }
  expect((await entries()).slice(before - 1)).toEqual([
    ['Registered an account in a progression system', subject],
    ['Changed the state of a registered person', subject],
    ['Added a record of progress', subject],
    ['Struck out a record of progress', subject],
  ])
  const found = await server.services.audit.list({ q: 'ben carter added' })
  expect(found.entries.map(({ summary }) => summary)).toEqual(['Added a record of progress'])
})
