import { isApiError, refusalReason } from '@sitewright/api-client'
import { createMessages, type Messages } from '@sitewright/ui'

/** The messages of one tree. When something could not be stored for lack of space, they say what to do. */
export function createSiteMessages(): Messages {
  return createMessages({ advise: adviseOnFullDisk })
}

/** What the server says of a full disk, whatever the message is about. */
function adviseOnFullDisk(error: unknown): string | undefined {
  return refusalReason([error].flat().find((each) => isApiError(each) && each.status === 507))
}
