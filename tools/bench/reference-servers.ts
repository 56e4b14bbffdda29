import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'

/** @typedef {{ status: number, headers: Record<string, string>, body?: Buffer }} Answer */

/**
 * Bare `node:http` servers in one process of their own, that only write what they are given.
 *
 * @param {Record<string, Answer>[]} servers the answers of each by path; every other path gets that of `/`.
 */
export async function startReferences(servers) {
  const child = fork(new URL('reference-server.ts', import.meta.url), { execArgv: [] })
  child.send({ servers: servers.map(encodeBodies) })
  const [{ ports }] = await once(child, 'message')
  return {
    pid: child.pid,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    async end() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function encodeBodies(answers) {
  return Object.fromEntries(
    Object.entries(answers).map(([path, { body, ...rest }]) => [path, { ...rest, body: body?.toString('base64') }]),
  )
}

/**
 * What a server answers, to be given by a reference as well: the bytes as sent, still compressed.
 *
 * @returns {Promise<Answer>}
 */
export async function recordAnswer(url, headers) {
  const response = await new Promise((resolve, reject) => get(url, { headers }, resolve).on('error', reject))
  const body = Buffer.concat(await response.toArray())
  const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding']
  const kept = Object.entries(response.headers).filter(([name]) => !ofTheConnection.includes(name))
  return { status: response.statusCode, headers: Object.fromEntries(kept), ...(body.length > 0 && { body }) }
}
