import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectTo } from '../testing/raw-connection.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { drain } from './drain.ts'

let server: TestServer
let port: number
beforeEach(async () => {
  server = await createTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterEach(() => server.close())

/** Asks over a connection that is kept, as a proxy does. */
function ask(agent: http.Agent, path: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent }, (response) => {
      const { statusCode: status, headers } = response
      response.resume().once('end', () => resolve({ status, connection: headers.connection }))
    })
    request.once('error', reject)
  })
}

it.each(['/healthz', '/'])('answers one more request over an open connection while it stops (%s)', async (path) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  // the second answer comes out of memory where there is one
  await ask(agent, path)
  const before = await ask(agent, path)
  const drained = drain(server.app.server)
  const after = await ask(agent, path)
  await drained
  expect([before.connection, after.connection]).toEqual(['keep-alive', 'close'])
  expect(after.status).toBe(before.status)
  await expect(ask(agent, path)).rejects.toThrow('ECONNREFUSED')
})

it('cuts a request that does not end within the time for it, and finishes one that does', async () => {
  const stuck = await connectTo(server)
  const ending = await connectTo(server)
  const began = 'POST /api/1/public/login.json.php HTTP/1.1\r\nHost: localhost:3000\r\n'
  for (const connection of [stuck, ending])
    connection.send(`${began}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{`)
  // answered once its beginning was: the server has then read that of the other two as well
  await ask(new http.Agent(), '/healthz')
  const drained = drain(server.app.server, 2000)
  ending.send('}')
  expect(await ending.closed).toMatch(/^HTTP\/1.1 400/)
  expect(await stuck.closed).toBe('')
  await drained
})

it('does not wait for open connections without a request', async () => {
  const idle = net.connect(port, '127.0.0.1')
  await new Promise((resolve) => idle.once('connect', resolve))
  const cut = new Promise((resolve) => idle.once('close', resolve))
  idle.resume()
  await drain(server.app.server)
  await cut
  expect(idle.destroyed).toBe(true)
})
