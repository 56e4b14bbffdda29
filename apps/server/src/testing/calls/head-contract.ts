import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../test-server.ts'
import { logInCaller, type TestedCalls } from './tested-calls.ts'

type Headers = Record<string, string>

/** What a HEAD tells, which has no body, and what a GET of the same does. */
export async function headAndGet({ app }: TestServer, url: string, headers: Headers = {}) {
  const ask = (method: 'GET' | 'HEAD') => app.inject({ method, url, headers: { 'user-agent': 'Test', ...headers } })
  const [get, head] = [await ask('GET'), await ask('HEAD')]
  expect([url, head.rawPayload.byteLength]).toEqual([url, 0])
  return { get: told(get), head: told(head) }
}

function told({ statusCode, headers }: LightMyRequestResponse) {
  const { date: _, 'x-request-id': __, ...others } = headers
  return { status: statusCode, headers: others }
}

/** That HEAD is answered by the calls that only read. */
export function headContract({ kinds, calls, rows }: TestedCalls): void {
  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer({ kinds })
  })
  afterEach(() => server.close())

  describe('HEAD', () => {
    const reading = rows.filter(
      ([, { call }]) => call.startsWith('GET ') && !calls[call]?.changes && !calls[call]?.stream,
    )
    it.each(reading)('is answered as %s is', async (_, { call, may, sample }) => {
      const as = await logInCaller(server, may[0])
      const input = await sample.input({ server, as })
      const url = `/api/1/${call.slice('GET '.length)}?${new URLSearchParams(input as Headers)}`
      const { get, head } = await headAndGet(server, url, as && { cookie: as.cookie })
      expect(get.status).toBe(200)
      expect(head).toEqual(get)
    })
  })
}
