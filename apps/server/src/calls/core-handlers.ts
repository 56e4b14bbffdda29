import type { coreCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import { accountHandlers } from './account-handlers.ts'
import { auditHandlers } from './audit-handlers.ts'
import { exampleHandlers } from './example-handlers.ts'
import { fileHandlers } from './file-handlers.ts'
import type { CoreContext } from './endpoints.ts'
import { historyHandlers } from './history-handlers.ts'
import { mailHandlers } from './mail-handlers.ts'
import { menuHandlers } from './menu-handlers.ts'
import { pageHandlers } from './page-handlers.ts'
import { presenceHandlers } from './presence-handlers.ts'
import { roleHandlers } from './role-handlers.ts'
import { searchHandlers } from './search-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { lookHandlers } from './look-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'
import { sharingHandlers } from './sharing-handlers.ts'
import { siteHandlers } from './site-handlers.ts'
import { documentHandlers } from './document-handlers.ts'
import { workingCopyHandlers } from './working-copy-handlers.ts'
import { startHandlers } from './start-handlers.ts'
import { trashHandlers } from './trash-handlers.ts'

/** What answers the calls of the core, in the order of the contract. */
export function coreHandlers(services: Services): Handlers<typeof coreCalls, CoreContext> {
  return {
    ...siteHandlers(services),
    ...sessionHandlers(services),
    ...pageHandlers(services),
    ...sharingHandlers(services),
    ...presenceHandlers(services),
    ...historyHandlers(services),
    ...workingCopyHandlers(services),
    ...documentHandlers(services),
    ...searchHandlers(services),
    ...menuHandlers(services),
    ...settingsHandlers(services),
    ...lookHandlers(services),
    ...accountHandlers(services),
    ...roleHandlers(services),
    ...fileHandlers(services),
    ...mailHandlers(services),
    ...auditHandlers(services),
    ...startHandlers(services),
    ...exampleHandlers(services),
    ...trashHandlers(services),
  }
}
