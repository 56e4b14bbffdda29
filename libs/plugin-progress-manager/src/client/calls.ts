import { withCalls, type Api } from '@sitewright/api-client'
import type { SystemOption } from '@sitewright/plugin-progress-admin/model'
import type { ProgressManagerCalls } from '../contract.ts'

/** Declared by the progress admin kind, for both. */
interface SetupDataCall {
  'GET protected/plugin/progress-admin/get-setup-data.json.php': {
    input: { id: number }
    reply: { Systems: SystemOption[] }
  }
}

/** The site's client with the calls that a page of this kind makes. */
export function callsOf(api: Api) {
  return withCalls<ProgressManagerCalls & SetupDataCall>(api)
}
