import type { searchCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'

/** What answers a search. */
export function searchHandlers({ search }: Services): Handlers<typeof searchCalls, CoreContext> {
  return { 'GET public/search.json.php': (input, { who }) => search(input, who) }
}
