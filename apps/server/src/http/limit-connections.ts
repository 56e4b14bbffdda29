import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../text/visitor-name.ts'

export interface ConnectionLimits {
  /** Connections at once. */
  all: number
  /** Of one network address, or of one network where it is IPv6. */
  perAddress: number
}

/**
 * Cuts connections beyond a number as soon as they come, so that nobody takes the others' place by holding many.
 *
 * @param onRefused called with the address of each.
 */
export function limitConnections(
  server: Server,
  { all, perAddress }: ConnectionLimits,
  onRefused: (address: string) => void,
): void {
  const counts = new Map<string, number>()
  server.maxConnections = all
  server.on('drop', (connection) => onRefused(connection?.remoteAddress ?? ''))
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    // it is gone already
    if (address === undefined) return
    const network = networkOf(address)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 0) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
    if (count <= perAddress) return
    socket.destroy()
    onRefused(address)
  })
}
