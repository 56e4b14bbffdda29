import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statusOf } from '../errors.ts'
import { connectTo, exchange, type RawConnection } from '../testing/raw-connection.ts'
import { refusal } from '../testing/refusal.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { securityHeaders } from './security-headers.ts'

const { plain } = securityHeaders({ https: false, scriptHashes: [] })

/** Status, headers and body of an answer as it came over the line. */
function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.replace(/^.*?: /, '')]),
  )
  return { status: Number(first.split(' ')[1]), headers, body }
}

describe('a request that cannot be parsed', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
    await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.close())

  it.each([
    ['no HTTP', 'Huts, please\r\n\r\n', 'malformed'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: huts.example\r\nHuts\r\n\r\n', 'malformed'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: huts.example\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      'malformed',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: huts.example\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'longHeaders'],
    [
      'an expectation',
      'POST / HTTP/1.1\r\nHost: huts.example\r\nExpect: huts\r\nContent-Length: 1\r\n\r\n',
      'unknownExpectation',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 'malformed'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: huts.example\r\nHost: evil.example\r\n\r\n', 'malformed'],
    ['the same host twice', 'GET /healthz HTTP/1.1\r\nHost: huts.example\r\nhOST: huts.example\r\n\r\n', 'malformed'],
    ['two hosts in HTTP/1.0', 'GET /healthz HTTP/1.0\r\nHost: huts.example\r\nHost: evil.example\r\n\r\n', 'malformed'],
  ] as const)('%s is answered with the headers of every answer, and the connection ends', async (_, request, name) => {
    const answer = parse(await exchange(server, request))
    expect(answer.status).toBe(statusOf[name])
    const lowerCase = Object.entries(plain).map(([header, value]) => [header.toLowerCase(), value])
    expect(answer.headers).toMatchObject({
      ...Object.fromEntries(lowerCase),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    })
    expect(JSON.parse(answer.body)).toEqual(refusal(name))
  })

  it('HTTP/1.0 needs no host', async () => {
    expect(parse(await exchange(server, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  it('headers that never end are answered with 408, and the connection ends (F12)', async () => {
    server.app.server.headersTimeout = 100
    const answer = parse(await exchange(server, 'GET / HTTP/1.1\r\nHost: huts.example\r\nX: '))
    expect(answer).toMatchObject({ status: 408, headers: { 'x-content-type-options': 'nosniff' } })
  })
})

describe('a body that its sender breaks off', () => {
  it('is not reported as an error of the database', async () => {
    const server = await createTestServer()
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const sender = await connectTo(server)
    const arrived = once(server.app.server, 'request')
    sender.send(
      'POST /api/1/public/login.json.php HTTP/1.1\r\nHost: huts.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":',
    )
    await arrived
    sender.close()
    const connections = () => new Promise((done) => server.app.server.getConnections((_, count) => done(count)))
    await expect.poll(connections).toBe(0)
    expect(parse(await exchange(server, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200)
    expect(server.log.join('')).not.toContain('database')
    await server.close()
  })
})

describe('connections', () => {
  let server: TestServer
  const open: RawConnection[] = []
  beforeEach(async () => {
    server = await createTestServer({ connections: { all: 5, perAddress: 3 } })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    for (const connection of open.splice(0)) connection.close()
    await server.close()
  })

  /** The status that a new connection gets, which then stays; undefined when it is cut. */
  async function ask(from: string): Promise<number | undefined> {
    const connection = await connectTo(server, { from })
    open.push(connection)
    connection.send('GET /healthz HTTP/1.1\r\nHost: huts.example\r\n\r\n')
    const text = await Promise.race([connection.until(/\r\n\r\n\{.*\}/), connection.closed]).catch(() => '')
    return text === '' ? undefined : parse(text).status
  }

  it('of one address are limited, and a closed one makes room', async () => {
    const asked = async (times: number, from: string) => {
      const statuses = []
      for (let time = 0; time < times; time++) statuses.push(await ask(from))
      return statuses
    }
    expect(await asked(4, '127.0.0.1')).toEqual([200, 200, 200, undefined])
    expect(await asked(3, '127.0.0.2')).toEqual([200, 200, undefined])
    const first = open[0] as RawConnection
    first.send('GET /healthz HTTP/1.1\r\nHost: huts.example\r\nConnection: close\r\n\r\n')
    await first.closed
    expect(await ask('127.0.0.1')).toBe(200)
    const told = server.log.filter((line) => line.includes('connections are refused'))
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0] as string)).toMatchObject({ address: '127.0.0.1' })
  })
})
