import type { AccountState } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** The states in words, as the list and its filter have them. */
export const stateNames: Readonly<Record<AccountState, () => string>> = {
  invited: texts.invited,
  'no-password': texts.noPassword,
  'never-logged-in': texts.neverLoggedIn,
  deactivated: texts.deactivated,
  active: texts.active,
}
