import type { coreCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import { accountHandlers } from './account-handlers.ts'
import { auditHandlers } from './audit-handlers.ts'
import { fileHandlers } from './file-handlers.ts'
import type { CoreContext } from './endpoints.ts'
import { historyHandlers } from './history-handlers.ts'
import { mailHandlers } from './mail-handlers.ts'
import { menuHandlers } from './menu-handlers.ts'
import { pageHandlers } from './page-handlers.ts'
import { roleHandlers } from './role-handlers.ts'
import { searchHandlers } from './search-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'
import { siteHandlers } from './site-handlers.ts'

/** What answers the calls of the core, in the order of the contract. */
export function coreHandlers(services: Services): Handlers<typeof coreCalls, CoreContext> {
  return {
    ...siteHandlers(services),
    ...sessionHandlers(services),
    ...pageHandlers(services),
    ...historyHandlers(services),
    ...searchHandlers(services),
    ...menuHandlers(services),
    ...settingsHandlers(services),
    ...accountHandlers(services),
    ...roleHandlers(services),
    ...fileHandlers(services),
    ...mailHandlers(services),
    ...auditHandlers(services),
  }
}
