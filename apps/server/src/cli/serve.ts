import type { FastifyBaseLogger } from 'fastify'
import { readConfig } from '../config.ts'
import { develop, type DevelopedParts } from '../develop/develop.ts'
import { createLog } from '../metrics/log.ts'
import { startServer } from '../start.ts'
import { announceInLog, announcement } from './announcement.ts'
import { freeMemory } from './free-memory.ts'

/** Milliseconds after which the process ends anyway: requests under way get ten seconds of them to finish. */
const grace = 14_000

/** Milliseconds within which a further signal is taken for the same. */
const repeated = 2000

/** Milliseconds after the start at which what only the start needed is given back: the first visitors have come by then. */
const settled = 2000

/** Milliseconds for which a server that can save nothing any more still says so, before a supervisor is to start it again. */
const lastWords = 5000

/** Rejected promises that nobody handled: this many within so many milliseconds, and a supervisor is to start again. */
const rejections = { most: 10, within: 60_000 }

export interface ServeOptions {
  environment: Readonly<Record<string, string | undefined>>
  /** Given: from the sources, with hot reload. */
  develop?: DevelopedParts | undefined
}

/**
 * Starts the server in this process and says where it is. Signals end it, also while it starts.
 *
 * @throws {ConfigError} @throws {StartError} with one clear line.
 */
export async function serve({ environment, develop: parts }: ServeOptions): Promise<void> {
  const config = readConfig(environment)
  const log = createLog({ level: config.logLevel })
  // what a full disk or a closed terminal does not take is lost, and nothing else is
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  const stopping = new AbortController()
  /** Finishes what is under way, and ends the process with that code; anyway so after the time of grace. */
  const stop = (code: number) => {
    if (stopping.signal.aborted) return
    setTimeout(() => process.exit(1), grace).unref()
    stopping.abort(code)
  }
  stopOnSignals(stop)
  outliveRejections({ log, giveUp: () => stop(1) })
  const exitCode = () => stopping.signal.reason as number
  const onBroken = () => setTimeout(() => stop(1), lastWords)
  const options = { config, log, signal: stopping.signal, onBroken }
  const server = await (parts ? develop({ ...options, ...parts }) : startServer(options)).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
    process.exit(exitCode())
  })
  const end = () => void server.stop().then(() => process.exit(exitCode()))
  if (stopping.signal.aborted) return end()
  stopping.signal.addEventListener('abort', end)
  if (process.stdout.isTTY) console.log(announcement({ ...server, publicUrl: config.publicUrl }))
  else announceInLog({ ...server, ...config, log })
  setTimeout(
    () => void freeMemory().catch((err: unknown) => log.warn({ err }, 'memory could not be freed')),
    settled,
  ).unref()
}

/** Stops at the first signal and gives up at a later one; supervisors may send the first twice. */
function stopOnSignals(stop: (code: number) => void): void {
  let stoppingSince: number | undefined
  const hear = () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > repeated) process.exit(1)
    stoppingSince ??= performance.now()
    stop(0)
  }
  process.on('SIGTERM', hear)
  process.on('SIGINT', hear)
}

/** One uncaught error must not end the site for all; many in a row say that something is wrong with the process. */
function outliveRejections({ log, giveUp }: { log: FastifyBaseLogger; giveUp: () => void }): void {
  const times: number[] = []
  process.on('unhandledRejection', (err) => {
    log.error({ err }, 'unhandled promise rejection')
    times.push(performance.now())
    times.splice(0, times.length - rejections.most)
    const first = times.at(-rejections.most)
    if (first === undefined || first < performance.now() - rejections.within) return
    log.fatal(`${rejections.most} within ${rejections.within / 1000} s: the server stops`)
    giveUp()
  })
}
