import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import type { TestServer } from './test-server.ts'

export interface RawConnection {
  send: (text: string) => void
  /** All that has come so far. */
  received: () => string
  /** Resolves when at least so much has come as matches. */
  until: (pattern: RegExp) => Promise<string>
  /** Resolves with all that came when the connection is closed by the other side. */
  closed: Promise<string>
  isOpen: () => boolean
  close: () => void
}

/** A connection to a listening server, over which the test writes what it likes. */
export async function connectTo({ app }: TestServer, { from = '127.0.0.1' } = {}): Promise<RawConnection> {
  const { port } = app.server.address() as AddressInfo
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from })
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => {}) // cut by the other side: `close` follows
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  socket.once('end', () => socket.destroy())
  await once(socket, 'connect')
  return {
    send: (part) => void socket.write(part),
    received: () => text,
    async until(pattern) {
      while (!pattern.test(text)) {
        if (socket.destroyed) throw new Error(`Closed after: ${text}`)
        await Promise.race([once(socket, 'data'), closed])
      }
      return text
    },
    closed,
    isOpen: () => !socket.destroyed,
    close: () => socket.destroy(),
  }
}

/** What a server answers to a text, until it closes the connection. */
export async function exchange(server: TestServer, text: string): Promise<string> {
  const connection = await connectTo(server)
  connection.send(text)
  return connection.closed
}
