import { isUnreachable, type Api, type Connection, keepTrying } from '@sitewright/api-client'
import { createMessages, type Messages } from '@sitewright/ui'
import { explainError } from './explain-error.ts'

export interface SiteMessagesOptions {
  api: Api
  connection: Connection
}

/** The messages of the application: a failure says what is behind it, and a lack of connection is found to be over. */
export function createSiteMessages(options: SiteMessagesOptions): Messages {
  return createMessages({
    advise: explainError,
    passing: (error) => {
      if (![error].flat().some(isUnreachable)) return undefined
      return { onceOver: (over) => waitForServer(options, over) }
    },
  })
}

/** Calls back once the server answers again. @returns what ends the wait. */
function waitForServer({ api, connection }: { api: Api; connection: Connection }, back: () => void): () => void {
  return keepTrying(() => api('GET private/session-account.json.php'), back, { connection, patient: true })
}
