import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A request as reCAPTCHA's service gets it. */
export interface SiteverifyRequest {
  method: string
  contentType: string
  secret: string
  response: string
  remoteip: string
}

/** What the service answers: an object as JSON, a text as it is, a number as a status without a body, or undefined: nothing, ever. */
export type SiteverifyAnswer = Readonly<Record<string, unknown>> | string | number | undefined

/** A server on this machine that replaces reCAPTCHA v3: its script for pages, and its verification of tokens. */
export interface Siteverify {
  /** For HUMAN_CHECK_VERIFY_URL. */
  url: string
  requests: SiteverifyRequest[]
  /** Decides about a token; at first it takes those of its own script for the right site key, once each. */
  answer: (request: SiteverifyRequest) => SiteverifyAnswer
  /**
   * Which connections are closed when a question comes instead of being answered: `kept` are those that had an answer
   * before, which a proxy may have given up meanwhile.
   */
  closes: 'none' | 'kept' | 'all'
  /** How many were. */
  closed: number
  stop: () => Promise<void>
}

/** What a page gets from `/recaptcha/api.js`: the token says in clear what Google would know. */
const script = `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: (key, { action }) => Promise.resolve(JSON.stringify({
    key, action, hostname: location.hostname, time: Date.now(), number: Math.random()
  }))
}`

/** Starts one on a free port. */
export async function startSiteverify({ siteKey }: { siteKey: string }): Promise<Siteverify> {
  const used = new Set<string>()

  function judge({ response }: SiteverifyRequest): SiteverifyAnswer {
    const refused = (code: string) => ({ success: false, 'error-codes': [code] })
    if (!response.startsWith('{')) return refused('invalid-input-response')
    if (used.has(response)) return refused('timeout-or-duplicate')
    used.add(response)
    const { key, action, hostname, time } = JSON.parse(response)
    if (key !== siteKey) return refused('invalid-input-response')
    return { success: true, action, hostname, score: 0.9, challenge_ts: new Date(time).toISOString() }
  }

  const kept = new WeakSet<Socket>()

  async function verify(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request
    if (service.closes === 'all' || (service.closes === 'kept' && kept.has(socket))) {
      service.closed += 1
      return void socket.destroy()
    }
    kept.add(socket)
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    const asked = {
      method: String(request.method),
      contentType: String(request.headers['content-type']),
      secret: String(body.get('secret')),
      response: String(body.get('response')),
      remoteip: String(body.get('remoteip')),
    }
    service.requests.push(asked)
    const answer = service.answer(asked)
    if (answer === undefined) return
    if (typeof answer === 'number') response.writeHead(answer).end()
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }

  const server = http.createServer((request, response) => {
    if (request.url?.startsWith('/recaptcha/api.js'))
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    else void verify(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service: Siteverify = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`,
    requests: [],
    answer: judge,
    closes: 'none',
    closed: 0,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return service
}
