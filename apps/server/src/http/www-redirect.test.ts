import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createWwwRedirect } from './www-redirect.ts'

const servers: http.Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** Asks a server whose only address is that one. */
async function ask(
  address: string,
  { host, path = '/', method = 'GET' }: { host: string; path?: string; method?: string },
) {
  const redirect = createWwwRedirect(address)
  const server = http.createServer((request, response) => {
    if (!redirect(request, response)) response.end('here')
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const request = http.request({ host: '127.0.0.1', port, path, method, headers: { host }, agent: false }).end()
  const [{ statusCode, headers }] = (await once(request, 'response')) as [http.IncomingMessage]
  return [statusCode, headers.location]
}

const site = 'https://club.example'

describe('the www redirect', () => {
  it('leads to the address of the site, with path and query', async () => {
    expect(await ask(site, { host: 'www.club.example', path: '/huts?day=2' })).toEqual([308, `${site}/huts?day=2`])
    expect(await ask('https://www.club.example', { host: 'club.example' })).toEqual([308, 'https://www.club.example/'])
    expect(await ask('http://club.example:8080', { host: 'www.club.example:8080' })).toEqual([
      308,
      'http://club.example:8080/',
    ])
  })

  it('never leads elsewhere, whatever the path', async () => {
    expect(await ask(site, { host: 'www.club.example', path: '//evil.example/' })).toEqual([
      308,
      `${site}//evil.example/`,
    ])
    expect(await ask(site, { host: 'www.club.example', path: 'http://www.club.example/huts' })).toEqual([
      200,
      undefined,
    ])
  })

  it('leaves the address itself, other names, which a proxy may use, and what changes something', async () => {
    for (const host of ['club.example', '127.0.0.1:4000', 'localhost', 'www.other.example', 'www.www.club.example'])
      expect(await ask(site, { host })).toEqual([200, undefined])
    expect(await ask(site, { host: 'www.club.example', method: 'POST' })).toEqual([200, undefined])
  })
})
