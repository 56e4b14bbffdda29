import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScanCheck, type ScanExceptions } from '../scan-check.ts'
import { createTestServer, type TestServer } from '../test-server.ts'
import { logInFor, type TestedCalls } from './tested-calls.ts'

/** No call becomes slower with the size of a site, but for those that are documented to tell of all of it. */
export function scanContract({ kinds, rows }: TestedCalls, exceptions?: ScanExceptions): void {
  const { onQuery, during } = createScanCheck(exceptions)
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ kinds, onQuery })
  })
  afterAll(() => server.close())

  describe('no query of a call looks at each row of a large table', () => {
    it.each(rows)('%s', async (_, row) => {
      const { call, sample } = row
      const as = await logInFor(server, row)
      const input = await sample.input({ server, as })
      const work = async () => expect((await server.call(call, input, { as })).statusCode).toBe(200)
      expect(await during(server, work)).toEqual([])
    })
  })
}
