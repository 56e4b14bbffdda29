import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { topFolder } from '../testing/folders-and-files.ts'
import { connectTo, type RawConnection } from '../testing/raw-connection.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const times = { whole: 1500, pause: 1000 }
const path = '/api/1/private/file-upload.json.php'

let server: TestServer
let dripping: NodeJS.Timeout | undefined
beforeEach(async () => {
  server = await createTestServer({ bodyTimes: times })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  clearInterval(dripping)
  await server.close()
})

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

/** A request whose body has begun. */
async function begin(method: string, address: string, headers: Record<string, string> = {}): Promise<RawConnection> {
  const connection = await connectTo(server)
  const all = { Host: 'localhost:3000', 'Transfer-Encoding': 'chunked', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  connection.send(`${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${chunk('x')}`)
  return connection
}

function drip(connection: RawConnection): void {
  dripping = setInterval(() => connection.send(chunk('x')), 50)
}

describe('a body', () => {
  it.each([
    ['GET', path],
    ['PUT', path],
    ['HEAD', path],
    ['POST', `${path}?x=1`],
    ['GET', '/'],
    ['POST', '/api/1/public/login.json.php'],
  ])('that never ends is cut, whoever sends it (F12): %s %s', async (method, address) => {
    const connection = await begin(method, address, { 'Content-Type': 'application/json' })
    drip(connection)
    await connection.closed
    expect(connection.isOpen()).toBe(false)
  })

  it('that stalls is cut before its time limit', async () => {
    await server.close()
    server = await createTestServer({ bodyTimes: { whole: 3_600_000, pause: 200 } })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    for (const [method, address] of [
      ['GET', path],
      ['POST', '/api/1/public/login.json.php'],
    ] as const) {
      const connection = await begin(method, address, { 'Content-Type': 'application/json' })
      await connection.closed
      expect(connection.isOpen()).toBe(false)
    }
  })

  it('that ends leaves its connection usable', async () => {
    const connection = await begin('GET', '/healthz')
    connection.send('0\r\n\r\n')
    await connection.until(/"status":/)
    connection.send('GET /robots.txt HTTP/1.1\r\nHost: localhost:3000\r\n\r\n')
    expect(await connection.until(/User-agent/i)).toContain('"status":')
    connection.close()
  })
})

describe('many bodies over one connection', () => {
  it('leave no listeners on it', async () => {
    const opened = once(server.app.server, 'connection')
    const connection = await connectTo(server)
    const [socket] = (await opened) as [Socket]
    const listeners = () => socket.eventNames().map((name) => [name, socket.listenerCount(name)])
    const send = async (count: number) => {
      for (let sent = 0; sent < count; sent++)
        connection.send('GET /healthz HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 1\r\n\r\nx')
      connection.send('GET /robots.txt HTTP/1.1\r\nHost: localhost:3000\r\n\r\n')
      await connection.until(new RegExp(`(User-agent[^]*){${++rounds}}`, 'i'))
    }
    let rounds = 0
    await send(1)
    const before = listeners()
    await send(20)
    expect(listeners()).toEqual(before)
    connection.close()
  })
})

describe('an upload', () => {
  const boundary = 'hut'
  const head = (folder: number) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="idFolder"\r\n\r\n${folder}\r\n` +
    `--${boundary}\r\nContent-Disposition: form-data; name="fileKey"; filename="hut.txt"\r\n\r\n`

  async function beginUpload(): Promise<RawConnection> {
    const member = await server.logIn('core.admin', 'core.file-manager')
    const connection = await connectTo(server)
    connection.send(
      `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nTransfer-Encoding: chunked\r\nCookie: ${member.cookie}\r\n` +
        `X-Requested-With: a test\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
    )
    connection.send(chunk(head(await topFolder(server, 'public'))))
    return connection
  }

  it('of somebody who may upload has time as long as bytes arrive', async () => {
    const connection = await beginUpload()
    const began = performance.now()
    while (performance.now() - began < 2 * times.whole) {
      connection.send(chunk('x'))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    connection.send(`${chunk(`\r\n--${boundary}--\r\n`)}0\r\n\r\n`)
    expect(await connection.until(/\}$/)).toMatch(/^HTTP\/1.1 200/)
    connection.close()
  })

  it('that stalls is cut', async () => {
    const connection = await beginUpload()
    await connection.closed
    expect(connection.isOpen()).toBe(false)
  })
})
