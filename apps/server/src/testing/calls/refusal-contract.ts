import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foreign } from '../foreign-requests.ts'
import { createTestServer, type TestServer, type Visitor } from '../test-server.ts'
import type { TestedCalls } from './tested-calls.ts'

const code = expect.stringMatching(/^[a-z]+(-[a-z]+)*$/)

/** That whatever a call is refused for has a text and a code. Anyone who asks is an administrator and an editor of all kinds. */
export function refusalContract({ kinds, calls, callers }: TestedCalls): void {
  let server: TestServer
  let as: Visitor
  beforeAll(async () => {
    server = await createTestServer({ kinds })
    as = await server.logIn('core.admin', ...callers.filter((caller) => caller.startsWith('plugin.')))
  })
  afterAll(() => server.close())

  describe('a refusal has a code', () => {
    it.each(Object.entries(calls))('%s', async (key, { access, changes }) => {
      const nonsense = { nonsense: 'x' }
      const replies = [
        await server.call(key, nonsense, { as }),
        ...(access === 'anyone' ? [] : [await server.call(key, nonsense)]),
        ...(key.startsWith('POST') || changes ? [await server.call(key, nonsense, { as, headers: foreign[0] })] : []),
      ]
      const bodies = replies.map((reply) => reply.json<unknown>())
      expect(bodies).toEqual(bodies.map(() => ({ error: expect.any(String), code })))
      expect(replies[0]?.statusCode).toBe(400)
    })
  })
}
