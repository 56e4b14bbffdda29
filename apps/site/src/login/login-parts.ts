import type { Api } from '@sitewright/api-client'
import type { Site } from '@sitewright/page-kit'
import type { SessionStore } from '@sitewright/session'
import type { UnsavedEdits } from '../state/unsaved-edits.ts'

/** What logging in needs of the document that it happens in. */
export interface LoginParts {
  api: Api
  session: SessionStore
  site: Pick<Site, 'refresh'>
  unsavedEdits: Pick<UnsavedEdits, 'wouldLose'>
  /** Loads the document again, for who is logged in now; absent where there is none to load. */
  reopen?: (() => void) | undefined
}

/** Marks the buttons that open the login dialog in a document whose shell no application draws. */
export const opensLogin = 'login'
