import { isUnreachable, type Api, type Connection } from '@sitewright/api-client'
import { createMessages, type Messages } from '@sitewright/ui'
import { explainError } from './explain-error.ts'
import { waitForServer } from './wait-for-server.ts'

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
