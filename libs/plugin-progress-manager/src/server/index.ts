import { definePageKindServer } from '@sitewright/page-kit/server'
import { migrations, readSystem, systemOfPage } from '@sitewright/plugin-progress-admin/tables'
import { progressManagerCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { progressManagerHandlers } from './handlers.ts'
import { picture } from './picture.ts'

/** The progress of people on the server: what a page shows of it is in tables, its stored content is empty. */
export default definePageKindServer({
  manifest,
  picture,
  blank: () => '',
  clean: () => '',
  text: () => '',
  answer: async (services, { id, who }) => ({
    ...(await readSystem(services, await systemOfPage(services.db, id), who)),
  }),
  migrations,
  calls: progressManagerCalls,
  handlers: progressManagerHandlers,
})
