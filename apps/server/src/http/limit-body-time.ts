import type { IncomingMessage } from 'node:http'

/** Milliseconds. */
export interface BodyTimes {
  /** For a whole body. */
  whole: number
  /** Without a byte. */
  pause: number
}

/** What a body may take where nothing else is said (threats F12). */
export const bodyTimes: BodyTimes = { whole: 120_000, pause: 30_000 }

/** The requests whose whole body may take longer. */
const long = new WeakSet<IncomingMessage>()

/**
 * Cuts the connection of a caller whose body takes too long, or who has stopped sending it. That we do not read what they
 * send does not count against them.
 */
export function limitBodyTime(request: IncomingMessage, { whole, pause }: BodyTimes): void {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const began = performance.now()
  let received = socket.bytesRead
  let heard = began

  function look(): void {
    if (request.complete || socket.destroyed) return clearInterval(looking)
    const now = performance.now()
    if (socket.bytesRead !== received || request.readableLength > 0) heard = now
    received = socket.bytesRead
    if (now - heard >= pause || (now - began >= whole && !long.has(request))) socket.destroy()
  }
  const looking = setInterval(look, Math.min(pause, whole) / 6)
  request.once('close', () => clearInterval(looking))
}

/** Lets a body take as long as it goes on coming: that of an upload, once it is known that its sender may upload. */
export function allowLongBody(request: IncomingMessage): void {
  long.add(request)
}
