import type { Handlers, PageKindServices } from '@sitewright/page-kit/server'
import type { sectionedPageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { cleanLayout } from './clean-layout.ts'

export function saveHandlers({ pages }: PageKindServices): Handlers<typeof sectionedPageCalls> {
  return {
    async 'POST protected/plugin/sectioned-page/save-page.json.php'({ id, content, draft = false, ...rest }, { who }) {
      const page = { pageId: id, kind: manifest.kind, content: cleanLayout(content), draft, who }
      return { version: await pages.save({ ...page, ...rest }) }
    },
  }
}
