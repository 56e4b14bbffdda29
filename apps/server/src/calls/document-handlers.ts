import type { documentCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { Services } from '../services.ts'
import type { CoreContext } from './endpoints.ts'

/** What answers about versions of the menu, the links and the settings. */
export function documentHandlers({ documents, documentNews }: Services): Handlers<typeof documentCalls, CoreContext> {
  return {
    'GET private/document-get-state.json.php': ({ noun }, { who }) => documents.state(noun, who),
    'GET private/document-news.php': ({ noun }, { who }) => documentNews.follow(noun, who),
    'GET private/document-get-history-paged.json.php': (input, { who }) => documents.history(input, who),
    'GET private/document-get-revision.json.php': (input, { who }) => documents.revision(input, who),
  }
}
