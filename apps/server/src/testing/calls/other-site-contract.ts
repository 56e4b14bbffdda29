import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { foreign, own } from '../foreign-requests.ts'
import { createTestServer, type TestServer } from '../test-server.ts'
import { fingerprint } from './fingerprint.ts'
import { logInFor, type TestedCalls } from './tested-calls.ts'

/** What a form of another site can send without asking. */
const formTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

/** What another site can make a browser ask for. */
export function otherSiteContract({ kinds, calls, rows }: TestedCalls): void {
  const changing = rows.filter(([, { call }]) => call.startsWith('POST') || calls[call]?.changes)

  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer({ kinds })
  })
  afterEach(() => server.close())

  describe('a call that would work does nothing when another site makes it, or a request that is not from a script', () => {
    it.each(changing)('%s', async (_, row) => {
      const { call, sample } = row
      const as = row.may.includes('nobody') ? await server.logIn() : await logInFor(server, row)
      const input = await sample.input({ server, as })
      const before = await fingerprint(server)
      // the last says nothing at all, as a link with `noreferrer` on plain http
      for (const options of [...foreign.map((headers) => ({ headers, bare: false })), { headers: {}, bare: true }]) {
        const { headers } = options
        const refused = await server.call(call, input, { ...options, as })
        expect([headers, refused.statusCode]).toEqual([headers, 403])
        expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Sec-Fetch-Site, Origin' })
        for (const type of call.startsWith('POST') ? formTypes : []) {
          const reply = await server.call(call, input, {
            ...options,
            as,
            headers: { ...headers, 'content-type': type },
          })
          // a call that takes a form is refused for where it comes from, all others for what they are
          expect([headers, type, reply.statusCode]).toEqual([headers, type, calls[call]?.upload ? 403 : 415])
        }
      }
      expect(await fingerprint(server)).toEqual(before)
      expect((await server.call(call, input, { as, headers: own, bare: true })).statusCode).toBe(200)
    })
  })
}
