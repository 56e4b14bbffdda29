import type { Handlers, PageKindServices } from '@sitewright/page-kit/server'
import type { progressAdminCalls } from '../contract.ts'
import { usesReader } from './read-uses.ts'
import { systemSaver } from './save-system.ts'
import { setup, setupData } from './setup.ts'

/** What answers the calls of progression systems. */
export function progressAdminHandlers(services: PageKindServices): Handlers<typeof progressAdminCalls> {
  return {
    'GET protected/plugin/progress-admin/get-setup-data.json.php': setupData(services),
    'POST protected/plugin/progress-admin/setup-page.json.php': setup(services),
    'POST protected/plugin/progress-admin/save-page.json.php': systemSaver(services),
    'GET protected/plugin/progress-admin/get-uses.json.php': usesReader(services),
  }
}
