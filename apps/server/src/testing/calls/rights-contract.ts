import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer, type Visitor } from '../test-server.ts'
import { fingerprint } from './fingerprint.ts'
import { logInCaller, type TestedCalls } from './tested-calls.ts'

/** Milliseconds between two who ask, so that no limit on how often one may is ever in the way. */
const pause = 25 * 60 * 60 * 1000

/** Who may make which call, and that nobody else may; that what is not there is not told apart. */
export function rightsContract({ kinds, calls, callers, rows }: TestedCalls): void {
  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer({ kinds })
  })
  afterEach(() => server.close())

  describe('the table of calls', () => {
    it('has a row for every call', () => {
      const known = new Set(rows.map(([, { call }]) => call))
      expect(Object.keys(calls).filter((key) => !known.has(key))).toEqual([])
      expect(known.size).toBe(Object.keys(calls).length)
    })

    it('has for every call with an id a sample with an unknown id', () => {
      const naming = Object.entries(calls).filter(([, { input }]) => {
        const { properties = {} } = (input ?? {}) as { properties?: object }
        return ['id', 'uid', 'cloneid', 'parentid', 'f', 'iid'].some((name) => name in properties)
      })
      const without = new Set(rows.flatMap(([, { call, sample }]) => (sample.absent ? [] : [call])))
      expect(naming.map(([call]) => call).filter((call) => without.has(call))).toEqual([])
      expect(naming.length).toBeGreaterThan(15)
    })
  })

  describe('people with the right to a call can make it; all others are refused, and nothing changes (PERM-001, PERM-002, PERM-003, PERM-005)', () => {
    it.each(rows)('%s', async (_, { call, may, sample }) => {
      const refused = callers.filter((caller) => !may.includes(caller))
      const attempts: { caller: string; as: Visitor | undefined; input: unknown }[] = []
      for (const caller of refused) {
        const as = await logInCaller(server, caller)
        attempts.push({ caller, as, input: await sample.input({ server, as }) })
      }
      const before = await fingerprint(server)
      for (const { caller, as, input } of attempts) {
        const reply = await server.call(call, input, { as })
        const [status, code] = caller === 'nobody' ? [401, 'not-logged-in'] : [403, 'permission-denied']
        const body = { error: 'Permission denied', code }
        expect([caller, reply.statusCode, reply.json()]).toEqual([caller, status, body])
      }
      expect(await fingerprint(server)).toEqual(before)

      for (const caller of may) {
        server.time.now += pause
        const as = await logInCaller(server, caller)
        const reply = await server.call(call, await sample.input({ server, as }), { as })
        expect({ caller, status: reply.statusCode, body: reply.json() }).toMatchObject({
          caller,
          status: 200,
          body: sample.reply ?? expect.anything(),
        })
      }
    })
  })

  describe('what does not exist, was deleted, or is not for the caller gets the same answer, and nothing changes', () => {
    it.each(rows.filter(([, { sample }]) => sample.absent))('%s', async (_, { call, may, sample }) => {
      const as = await logInCaller(server, may[0])
      const inputs = { ...(await sample.absent?.({ server, as })) }
      const before = await withoutFailedLogins()
      const answers: [status: number, body: string][] = []
      for (const input of Object.values(inputs)) {
        const reply = await server.call(call, input, { as })
        answers.push([reply.statusCode, reply.body])
      }
      const [never] = answers
      expect([400, 401, 403, 500]).not.toContain(never?.[0])
      expect(answers).toEqual(answers.map(() => never))
      expect(await withoutFailedLogins()).toEqual(before)
    })

    /** A rejected login is counted and noted, whatever the reason. */
    async function withoutFailedLogins() {
      const { login_failures: _, audit_log: __, ...others } = await fingerprint(server)
      return others
    }
  })
}
