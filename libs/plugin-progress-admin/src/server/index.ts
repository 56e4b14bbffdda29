import { definePageKindServer } from '@sitewright/page-kit/server'
import { progressAdminCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { progressAdminHandlers } from './handlers.ts'
import { migrations, readSystem, systemOfPage } from './tables/index.ts'
import { picture } from './picture.ts'

/** Progression systems on the server: what a page shows of them is in tables, its stored content is empty. */
export default definePageKindServer({
  manifest,
  picture,
  blank: () => '',
  clean: () => '',
  text: () => '',
  async answer(services, { id, who }) {
    // read first: entries newer than their version are refused when they are saved, older ones would overwrite
    const system = await systemOfPage(services.db, id)
    return { ...(await readSystem(services, system, who)), version: system?.version ?? 0 }
  },
  migrations,
  calls: progressAdminCalls,
  handlers: progressAdminHandlers,
})
