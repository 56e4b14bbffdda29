import { refusalBody } from '@sitewright/page-kit/server'
import http, { STATUS_CODES, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { makeDrainable } from './drain.ts'
import { limitBodyTime, type BodyTimes } from './limit-body-time.ts'
import { limitConnections, type ConnectionLimits } from './limit-connections.ts'
import { createError, type ErrorName } from '../errors.ts'

/**
 * Milliseconds (threats F12). A large file over a slow line takes its time, so a request may have an hour; what ends others
 * sooner is the time for their bodies.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 3_600_000, keepAliveTimeout: 72_000 }

/** Milliseconds between two looks at these. */
const connectionsCheckingInterval = 5000

/** Milliseconds between two lines in the log about connections that were refused. */
const quiet = 60_000

export interface HttpServerOptions {
  /** Answers a request that is fit to be answered. */
  answer: RequestListener
  /** Headers of the answers that no route gives. */
  headers: Readonly<Record<string, string>>
  connections: ConnectionLimits
  bodyTimes: BodyTimes
  /** Is told now and then that connections were refused, and of whom the last one was. */
  onRefused: (address: string) => void
}

/** The server with what Node would leave open, or answer without the headers that every answer has. */
export function createHttpServer(options: HttpServerOptions): http.Server {
  const { answer, headers, connections, bodyTimes, onRefused } = options
  // that HTTP/1.1 names a host is checked here: Node's own answer has no headers
  const settings = { ...timeouts, connectionsCheckingInterval, requireHostHeader: false }
  const server = http.createServer(settings, (request, response) => {
    limitBodyTime(request, bodyTimes)
    if (namesOneHost(request)) answer(request, response)
    else refuseAtOnce(response, 'malformed', headers)
  })
  server.on('checkExpectation', (_, response: ServerResponse) => refuseAtOnce(response, 'unknownExpectation', headers))
  limitConnections(server, connections, atMostEvery(quiet, onRefused))
  makeDrainable(server)
  return server
}

/** A proxy in front and we could read two hosts differently; HTTP/1.0 knew none (RFC 9112 §3.2). */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function refuseAtOnce(response: ServerResponse, name: ErrorName, headers: HttpServerOptions['headers']): void {
  const { status, body, own } = shortAnswer(name)
  response.writeHead(status, { ...headers, ...own }).end(body)
}

/** An answer after which the connection ends. */
function shortAnswer(name: ErrorName) {
  const refused = createError(name)
  const { status } = refused
  const body = JSON.stringify(refusalBody(refused))
  const own = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  return { status, body, own }
}

/** Why a request could not be read, by the code of the error. */
const unreadable: Readonly<Record<string, ErrorName>> = {
  HPE_HEADER_OVERFLOW: 'longHeaders',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
}

/** Answers what came over a connection and is no request, or came too slowly, and ends the connection. */
export function answerUnreadable(headers: HttpServerOptions['headers']) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void => {
    // as Node does it: nothing is written into an answer that has begun
    if (socket.writable && code !== 'ECONNRESET' && !socket._httpMessage?.headersSent) {
      const { status, body, own } = shortAnswer(unreadable[code] ?? 'malformed')
      const lines = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    }
    socket.destroySoon()
  }
}

function atMostEvery<Value>(interval: number, work: (value: Value) => void): (value: Value) => void {
  let last = -Infinity
  return (value) => {
    const now = performance.now()
    if (now - last < interval) return
    last = now
    work(value)
  }
}
