import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limitBodyTime } from './limit-body-time.ts'

let server: http.Server
beforeEach(async () => {
  server = http.createServer((request, response) => {
    limitBodyTime(request, 50)
    request.resume().on('end', () => response.end('all'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

function connect(text: string): net.Socket {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  return socket
}

describe('the time for a body', () => {
  it('is over for a caller who never ends it (F12)', async () => {
    const socket = connect('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n')
    socket.resume()
    await once(socket, 'close')
    expect(socket.bytesRead).toBe(0)
  })

  it('is enough for all others, whose connections stay', async () => {
    const socket = connect('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200/)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    socket.destroy()
  })
})
