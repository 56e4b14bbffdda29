import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer, type Visitor } from '../test-server.ts'
import type { TestedCalls } from './tested-calls.ts'

const length = 1_000_000
const nested = (start: string, end: string) => {
  const times = Math.floor(length / (start.length + end.length))
  return start.repeat(times) + end.repeat(times)
}
const listOf = (piece: string) => `${piece},`.repeat(length / (piece.length + 1)) + piece

/** JSON that is as hard on anyone who reads it, looks for its keys or goes through it as JSON of a megabyte gets. */
const bodies = {
  'lists within lists': nested('[', ']'),
  'objects within objects': `${'{"a":'.repeat(160_000)}1${'}'.repeat(160_000)}`,
  'lists that never end': '['.repeat(length),
  'a list of numbers': `[${listOf('0')}]`,
  'a list of objects': `[${listOf('{}')}]`,
  'many keys': `{${Array.from({ length: 80_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
  'one key again and again': `{${listOf('"a":0')}}`,
  'a long text': JSON.stringify('x'.repeat(length)),
  'zero characters': JSON.stringify({ id: 1, content: '\0'.repeat(length / 6) }),
  'lists in a field': `{"id":1,"content":${nested('[', ']')}}`,
  'lists in a text': JSON.stringify({ id: 1, content: nested('[', ']') }),
  'objects in a text': JSON.stringify({ id: 1, content: `{"sections":${nested('[', ']')}}` }),
}

/** That no call takes long over JSON that is made to be hard. Anyone who asks is an administrator and an editor of all kinds. */
export function hardJsonContract({ kinds, calls, callers }: TestedCalls): void {
  const posts = Object.keys(calls).filter((key) => key.startsWith('POST '))

  let server: TestServer
  let as: Visitor
  beforeAll(async () => {
    server = await createTestServer({ kinds })
    as = await server.logIn('core.admin', ...callers.filter((caller) => caller.startsWith('plugin.')))
  })
  afterAll(() => server.close())

  // A reader whose time grows with the square of the length needs minutes for one of these.
  it.each(posts)('%s refuses every kind of hard JSON', { timeout: 120_000 }, async (key) => {
    for (const [name, payload] of Object.entries(bodies)) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/api/1/${key.slice('POST '.length)}`,
        headers: { cookie: as.cookie, 'content-type': 'application/json', 'x-requested-with': 'test' },
        payload,
      })
      expect([name, statusCode >= 400 && statusCode < 500]).toEqual([name, true])
    }
  })
}
