import { pino, type DestinationStream, type Logger } from 'pino'
import { currentRequest } from './request-ids.ts'

/** The server's log: lines of JSON, each with the id of the request that it belongs to, if it belongs to one. */
export function createLog(options: { level: string }, destination: DestinationStream = standardOutput()): Logger {
  const mixin = () => {
    const reqId = currentRequest()
    return reqId === undefined ? {} : { reqId }
  }
  return pino({ ...options, mixin }, destination)
}

/** Bytes of lines that wait to be written; further ones are dropped. */
const maxWaiting = 1024 * 1024

/**
 * Nobody waits for a line to be written. Where it cannot be, as on a full disk, the lines are lost and nothing else is:
 * the server goes on, and still ends when it is told to. The stream of pino would try to write the last lines for ever
 * (sonic-boom retries in `flushSync` whatever the error is).
 *
 * A terminal takes each line at once, as it does what the program says by `console.log`: no line of the log comes later
 * than it was written, between the login of a first start and what follows it.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: process.stdout.isTTY, maxLength: maxWaiting })
  let isLost = false
  output.on('error', () => (isLost = true))
  output.on('write', () => (isLost = false))
  const flush = output.flush.bind(output)
  const flushSync = output.flushSync.bind(output)
  output.flush = (done) => (isLost ? done?.() : flush(done))
  output.flushSync = () => {
    if (!isLost) flushSync()
  }
  return output
}
