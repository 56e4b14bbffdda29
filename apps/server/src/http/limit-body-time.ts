import type { IncomingMessage } from 'node:http'

/** Cuts the connection of a caller whose body takes longer than this. @param limit milliseconds. */
export function limitBodyTime(request: IncomingMessage, limit: number): void {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, limit)
  request.once('close', () => clearTimeout(timer))
}
