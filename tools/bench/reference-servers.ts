import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { EncodedAnswer } from './reference-server.ts'

/** What a server answers; the body as sent, still compressed. */
export interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body?: Buffer
}

/**
 * Bare `node:http` servers in one process of their own, that only write what they are given.
 *
 * @param servers the answers of each by path; every other path gets that of `/`.
 */
export async function startReferences(servers: readonly Record<string, Answer>[]) {
  const child = fork(new URL('reference-server.ts', import.meta.url), { execArgv: [] })
  child.send({ servers: servers.map(encodeBodies) })
  const [told]: { ports: number[] }[] = await once(child, 'message')
  const origins = told?.ports.map((port) => `http://127.0.0.1:${port}`) ?? []
  return {
    /** Where the server of each place listens. @throws where there is none. */
    origin(place = 0) {
      const found = origins[place]
      if (!found) throw new Error(`There are ${origins.length} references`)
      return found
    },
    async end() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function encodeBodies(answers: Record<string, Answer>): Record<string, EncodedAnswer> {
  return Object.fromEntries(
    Object.entries(answers).map(([path, { body, ...rest }]) => [path, { ...rest, body: body?.toString('base64') }]),
  )
}

/** What a server answers, to be given by a reference as well. */
export async function recordAnswer(url: string, headers: OutgoingHttpHeaders): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await response.toArray())
  const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding']
  const kept: Answer['headers'] = {}
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined && !ofTheConnection.includes(name)) kept[name] = value
  }
  return { status: response.statusCode ?? 0, headers: kept, ...(body.length > 0 && { body }) }
}
