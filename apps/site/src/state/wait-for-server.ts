import { keepTrying, type Api, type Connection } from '@sitewright/api-client'

/** Calls back once the server answers again. @returns what ends the wait. */
export function waitForServer({ api, connection }: { api: Api; connection: Connection }, back: () => void): () => void {
  return keepTrying(() => api('GET private/session-account.json.php'), back, { connection, patient: true })
}
