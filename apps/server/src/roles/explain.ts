import type { PermissionEditorLists } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import type { PageFactsStore } from '../pages/page-facts.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { createExplainFiles } from './explain-files.ts'
import { createExplainMenuItem } from './explain-menu-item.ts'
import { createExplainPage } from './explain-page.ts'
import type { Resource } from './resources.ts'

/** Who can see a resource and by which rule, in whole sentences. */
export type Explanation = Pick<PermissionEditorLists, 'otherwise' | 'always' | 'notes'>

export interface ExplainOptions {
  access: PageAccess
  database: Database
  facts: PageFactsStore
  kinds: PageKinds
  now: () => Seconds
  settings: SettingsStore
}

/** Says in plain words what the rules of `access/` make of a resource that is there. */
export function createExplain(options: ExplainOptions): (resource: Resource, who: Identity) => Promise<Explanation> {
  const page = createExplainPage(options)
  const menuItem = createExplainMenuItem(options)
  const files = createExplainFiles(options)
  return async ({ ctx, id }, who) => {
    if (ctx === 'page') return page(id, who)
    return ctx === 'menu' ? menuItem(id) : files({ ctx, id })
  }
}
