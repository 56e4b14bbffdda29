import { pino, type DestinationStream, type Logger } from 'pino'
import { currentRequest } from './request-context.ts'

/** The server's log: lines of JSON, each with the id of the request that it belongs to, if it belongs to one. */
export function createLog(options: { level: string }, destination: DestinationStream = standardOutput()): Logger {
  const mixin = () => {
    const reqId = currentRequest()
    return reqId === undefined ? {} : { reqId }
  }
  return pino({ ...options, mixin }, destination)
}

/** Nobody waits for a line to be written. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false })
}
