import type http from 'node:http'
import net, { type Socket } from 'node:net'

/** Milliseconds for which a proxy may still use the connections that it has. */
const drainTime = 500

/** Milliseconds that requests under way get to finish; an upload whose sender is gone would never do. */
const grace = 10_000

/** Milliseconds between two looks at connections that nobody uses any more. */
const step = 100

/** By server the connections over which nothing was asked yet: browsers open some ahead, and Node calls them busy. */
const unused = new WeakMap<http.Server, Set<Socket>>()

/** Makes a server one that can be drained. */
export function makeDrainable(server: http.Server): void {
  const sockets = new Set<Socket>()
  unused.set(server, sockets)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    sockets.delete(socket)
    // that no further request can follow on this connection
    if (!server.listening) response.shouldKeepAlive = false
  })
}

/**
 * Takes no new connection, and answers what comes over those that are there, each for the last time. Cut at once, as
 * `close` does it, a connection might be one that a proxy sends a request over at this very moment; and a POST that was
 * sent is not sent again.
 *
 * @param limit milliseconds after which the connections of requests that are still under way are cut.
 * @returns when every connection is closed.
 */
export async function drain(server: http.Server, limit = grace): Promise<void> {
  function cutIdle(): void {
    server.closeIdleConnections()
    for (const socket of unused.get(server) ?? []) socket.destroy()
  }
  let cutting: NodeJS.Timeout | undefined
  const waiting = setTimeout(() => {
    cutIdle()
    cutting = setInterval(cutIdle, step)
  }, drainTime)
  const giveUp = setTimeout(() => server.closeAllConnections(), limit)
  // not the method of http.Server, which cuts what is idle
  await new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
  clearTimeout(giveUp)
  clearTimeout(waiting)
  clearInterval(cutting)
}
