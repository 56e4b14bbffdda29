import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coreChanges } from '../../audit/changes/core-changes.ts'
import { auditOf } from '../audit.ts'
import { createTestServer, type TestServer } from '../test-server.ts'
import { signInFor, type TestedCalls } from './tested-calls.ts'

/** Which calls are in the audit log, and how. */
export function auditContract({ kinds, calls, rows }: TestedCalls): void {
  function isNoted(call: string): boolean {
    const description = coreChanges[call as keyof typeof coreChanges]
    if (description) return !('unnoted' in description)
    return call.startsWith('POST ') || calls[call]?.changes === true
  }

  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer({ kinds })
  })
  afterEach(() => server.close())

  describe('a call of somebody signed in that changes something is in the audit log once: by whom, from where, about what', () => {
    it.each(rows.filter(([, { call }]) => isNoted(call)))('%s', async (_, row) => {
      const { call, sample } = row
      const as = await signInFor(server, row)
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
      if (typeof id === 'number' && !call.includes('create') && !call.includes('restore')) expect(about?.id).toBe(id)
    })
  })

  describe('a call that only reads, or is an event of security, has no entry of its own', () => {
    it.each(rows.filter(([, { call }]) => !isNoted(call)))('%s', async (_, row) => {
      const { call, sample } = row
      const as = await signInFor(server, row)
      const input = await sample.input({ server, as })
      expect((await server.call(call, input, { as })).statusCode).toBe(200)
      expect((await auditOf(server)).filter((entry) => entry.call === call)).toEqual([])
    })
  })
}
