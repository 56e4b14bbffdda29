import { definePageKindServer, type Handlers, type PageKindServices } from '@sitewright/page-kit/server'
import { progressAdminCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { usesReader } from './read-uses.ts'
import { systemSaver } from './save-system.ts'
import { setup, setupData } from './setup.ts'
import { migrations, readSystem, systemOfPage } from './tables/index.ts'

/** Progression systems on the server: what a page shows of them stands in tables, its stored content is empty. */
export default definePageKindServer({
  manifest,
  blank: () => '',
  clean: () => '',
  text: () => '',
  async answer({ db }, { id, who }) {
    // read first: entries newer than their version are refused when they are saved, older ones would overwrite
    const system = await systemOfPage(db, id)
    return { ...(await readSystem(db, system, who)), version: system?.version ?? 0 }
  },
  migrations,
  calls: progressAdminCalls,
  handlers: progressAdminHandlers,
})

/** What answers the calls of progression systems. */
function progressAdminHandlers(services: PageKindServices): Handlers<typeof progressAdminCalls> {
  return {
    'GET protected/plugin/progress-admin/get-setup-data.json.php': setupData(services),
    'POST protected/plugin/progress-admin/setup-page.json.php': setup(services),
    'POST protected/plugin/progress-admin/save-page.json.php': systemSaver(services),
    'GET protected/plugin/progress-admin/get-uses.json.php': usesReader(services),
  }
}
