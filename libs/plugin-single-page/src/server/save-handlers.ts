import { sanitizeHtml, type Handlers, type PageKindServices } from '@sitewright/page-kit/server'
import { mostCharacters, type singlePageCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'

export function saveHandlers({ pages }: PageKindServices): Handlers<typeof singlePageCalls> {
  return {
    async 'POST protected/plugin/single-page/save-page.json.php'({ id, content, draft = false, ...rest }, { who }) {
      const page = { pageId: id, kind: manifest.kind, content: sanitizeHtml(content, mostCharacters), draft, who }
      return { version: await pages.save({ ...page, ...rest }) }
    },
  }
}
