import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { cacheJson, cachedJson } from './cached-json.ts'

describe('cachedJson', () => {
  it('is made once, in UTF-8, and only of values marked as unchanging', () => {
    const value = cacheJson([{ name: 'Hütte' }])
    const json = cachedJson(value)
    expect(json?.toString('utf8')).toBe('[{"name":"Hütte"}]')
    expect(cachedJson(value)).toBe(json)
    for (const other of [[{ name: 'Hütte' }], 'text', null, undefined]) expect(cachedJson(other)).toBeUndefined()
  })
})

describe('an answer whose JSON is cached', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer()
  })
  afterEach(() => server.close())

  it('is sent like any other, and up to date', async () => {
    const as = await server.logIn('core.admin')
    const list = () => server.call('GET private/page-get-list.json.php', undefined, { as })
    const types = await server.call('GET private/pagetype-get-list.json.php', undefined, { as })
    const headersOf = (reply: Awaited<ReturnType<typeof list>>) => {
      const { date: _, 'content-length': __, 'x-request-id': ___, ...headers } = reply.headers
      return headers
    }
    await addPage(server, { title: 'Hütte' })
    for (let asked = 0; asked < 2; asked++) {
      const reply = await list()
      expect(reply.json()).toMatchObject([{ name: 'Hütte' }])
      expect(headersOf(reply)).toEqual(headersOf(types))
      expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(reply.body)))
    }
    await addPage(server, { title: 'Lake' })
    expect((await list()).json()).toMatchObject([{ name: 'Hütte' }, { name: 'Lake' }])
  })
})
