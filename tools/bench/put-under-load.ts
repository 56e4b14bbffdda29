import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Asks a server of this machine for pages, as fast as it answers, over 32 connections.
 *
 * @param {{ origin: string, paths?: string[], headers?: Record<string, string>, status?: number, seconds?: number }} options
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }>} requests a second, and milliseconds.
 * @throws when anything but the expected status is answered.
 */
export async function putUnderLoad({ origin, paths = ['/'], headers = {}, status = 200, seconds = 2 }) {
  const child = fork(new URL('load.ts', import.meta.url), { execArgv: [] })
  child.send({ origin, seconds, connections: 32, paths, headers })
  const [result] = await once(child, 'message')
  const { codes, errors } = result
  if (errors > 0 || Object.keys(codes).join() !== String(status)) {
    throw new Error(`${origin}${paths[0]} answered ${JSON.stringify(codes)} with ${errors} errors, not only ${status}`)
  }
  return result
}
