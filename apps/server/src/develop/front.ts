import type { FastifyInstance } from 'fastify'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import { StartError } from '../db/start-error.ts'
import type { DevSite } from './dev-site.ts'

/** What browsers talk to while the server behind it is made again. */
export interface Front {
  server: http.Server
  /** Listens from now on. @throws {StartError} when the port is taken. */
  listen: (config: Pick<Config, 'host' | 'port'>) => Promise<string>
  /** Sees each request first. */
  pass: (middleware: DevSite['middleware']) => void
  /** Lets requests wait until there is somebody to answer them again. */
  hold: () => void
  answer: (app: FastifyInstance) => void
  /** Says the same to everybody. */
  refuse: (words: string) => void
  close: () => Promise<void>
}

/** A port whose connections outlive the servers that answer there, one after the other. */
export function createFront(): Front {
  let pass: DevSite['middleware'] = (_, __, next) => next()
  let answering = Promise.withResolvers<RequestListener>()
  const server = http.createServer((request, response) =>
    pass(request, response, () => void answering.promise.then((answer) => answer(request, response))),
  )
  /** Answers those who wait, and everybody after them. */
  function answerBy(answer: RequestListener) {
    const waited = answering
    answering = Promise.withResolvers()
    answering.resolve(answer)
    waited.resolve(answer)
  }
  return {
    server,
    async listen({ host, port }) {
      const listening = Promise.withResolvers<void>()
      server.once('error', listening.reject)
      server.listen(port, host, listening.resolve)
      await listening.promise.catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use; set PORT to a free one`)
        throw new StartError(`Cannot listen on ${host} port ${port}: ${error.message}`)
      })
      return `http://${host}:${(server.address() as AddressInfo).port}`
    },
    pass: (middleware) => void (pass = middleware),
    hold: () => void (answering = Promise.withResolvers()),
    answer: ({ server: behind }) => answerBy((request, response) => behind.emit('request', request, response)),
    refuse: (words) =>
      answerBy((_, response) => response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(words)),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      // browsers keep their connections, and one of them for the news of changes
      server.closeAllConnections()
      await closed
    },
  }
}
