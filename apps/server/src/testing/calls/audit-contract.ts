import type { CallTable, coreCalls } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../audit.ts'
import { createTestServer, type TestServer } from '../test-server.ts'
import { logInFor, type TestedCalls } from './tested-calls.ts'

/** The calls that change something, or could: every POST, and the GETs that say so. */
type ChangingCall<T extends CallTable> = {
  [Key in keyof T]: Key extends `POST ${string}` ? Key : T[Key] extends { changes: true } ? Key : never
}[keyof T]

const byItself = 'it is recorded whoever makes the call, under the name of the event'

/** The changing calls of the core that leave no entry of their own, each with the reason. */
const unrecordedCalls: Partial<Record<ChangingCall<typeof coreCalls>, string>> = {
  'POST public/login.json.php': byItself,
  'POST public/account-password-reset.json.php': byItself,
  'POST protected/account-password-do-reset.json.php': byItself,
  'POST private/account-deactivate.json.php': byItself,
  'POST public/page-hit.json.php': 'a view changes no more than its count',
  'POST private/second-factor-start.json.php': 'nothing is on before the first code was given',
  'POST protected/image-get-captions.json.php': 'it only reads',
  'POST protected/account-password-link.json.php': 'it only reads',
  'POST private/account-set-language.json.php': 'what language somebody reads changes nothing that anybody else sees',
  'POST private/working-copy-put.json.php': 'what somebody is typing changes nothing that anybody else sees',
  'POST private/working-copy-delete.json.php': 'what somebody is typing changes nothing that anybody else sees',
}

/** Which calls are in the audit log, and how. */
export function auditContract({ kinds, calls, rows }: TestedCalls): void {
  function isRecorded(call: string): boolean {
    if (call in unrecordedCalls) return false
    return call.startsWith('POST ') || calls[call]?.changes === true
  }

  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer({ kinds })
  })
  afterEach(() => server.close())

  describe('a changing call of somebody logged in is in the audit log once: by whom, from where, about what', () => {
    it.each(rows.filter(([, { call }]) => isRecorded(call)))('%s', async (_, row) => {
      const { call, sample } = row
      const as = await logInFor(server, row)
      const input = await sample.input({ server, as })
      const before = (await auditOf(server)).length
      const reply = await server.call(call, input, { as })
      expect(reply.statusCode).toBe(200)
      const entries = (await auditOf(server)).slice(before).filter((entry) => entry.call === call)
      expect(entries).toMatchObject([
        { account: as.accountId, name: as.email, address: '127.0.0.1', times: 1, time: server.services.now() },
      ])
      expect(entries[0]?.summary).not.toBe('')
      const id = (input as { id?: unknown } | undefined)?.id
      const about = entries[0]?.subject
      if (call.includes('/plugin/') && about?.kind === 'account') expect(about.label).not.toBe('')
      else if (typeof id === 'number' && !call.includes('create') && !call.includes('restore'))
        expect(about?.id).toBe(id)
    })
  })

  describe('a call that only reads, or is listed with its reason, has no entry of its own', () => {
    it.each(rows.filter(([, { call }]) => !isRecorded(call)))('%s', async (_, row) => {
      const { call, sample } = row
      const as = await logInFor(server, row)
      const input = await sample.input({ server, as })
      expect((await server.call(call, input, { as })).statusCode).toBe(200)
      expect((await auditOf(server)).filter((entry) => entry.call === call)).toEqual([])
    })
  })
}
