import type { Api } from '@sitewright/api-client'
import { createVisitorSession } from '@sitewright/session'
import { createMessages } from '@sitewright/ui'
import { adviseVisitor } from './advise-visitor.ts'
import type { PageState } from '../state/page-state.ts'
import type { SiteParts } from '../state/SiteProviders.tsx'

export interface IslandPartsOptions {
  api: Api
  fileVersions: PageState['fileVersions']
}

/** What a page finds around it in the document of a visitor, who is not logged in. */
export function createIslandParts({ api, fileVersions = {} }: IslandPartsOptions): SiteParts {
  return {
    session: createVisitorSession(),
    // menu and links stay as the server wrote them; the next document has them new
    site: { api, refresh: async () => {} },
    messages: createMessages({ advise: adviseVisitor }),
    fileVersions,
  }
}
