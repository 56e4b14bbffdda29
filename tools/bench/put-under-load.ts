import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { LoadOrder, LoadResult } from './load.ts'

/**
 * Asks a server of this machine for pages, as fast as it answers, over 32 connections.
 *
 * @returns requests a second, and milliseconds.
 * @throws when anything but the expected status is answered.
 */
export async function putUnderLoad({
  origin,
  paths = ['/'],
  headers = {},
  status = 200,
  seconds = 2,
}: Pick<LoadOrder, 'origin'> & Partial<LoadOrder> & { status?: number }): Promise<LoadResult> {
  const child = fork(new URL('load.ts', import.meta.url), { execArgv: [] })
  child.send({ origin, seconds, connections: 32, paths, headers } satisfies LoadOrder)
  const [result]: LoadResult[] = await once(child, 'message')
  if (!result) throw new Error('The load told nothing')
  const { codes, errors } = result
  if (errors > 0 || Object.keys(codes).join() !== String(status)) {
    throw new Error(`${origin}${paths[0]} answered ${JSON.stringify(codes)} with ${errors} errors, not only ${status}`)
  }
  return result
}
