import type { Api } from '@sitewright/api-client'
import type { Site } from '@sitewright/page-kit'
import type { SessionStore } from '@sitewright/session'
import type { UnsavedEdits } from '../state/unsaved-edits.ts'

/** What logging in needs of the document that it happens in. */
export interface LoginParts {
  api: Api
  /** That of the document; absent where it is not to know of the login yet, and the dialog has one of its own. */
  session?: SessionStore
  site: Pick<Site, 'refresh'>
  unsavedEdits: Pick<UnsavedEdits, 'wouldLose'>
  /** Loads the document again, or another one, for who is logged in now; absent where there is none to load. */
  reopen?: ((address?: string) => void) | undefined
  /** Where the administrator of a new site begins; absent for anyone who asked for something else. */
  welcome?: string
  /** The address of anyone who is asked to log in again. */
  email?: string
  /** Why somebody is asked to log in. */
  explanation?: string
}

/** Marks the buttons that open the login dialog in a document whose shell no application draws. */
export const opensLogin = 'login'

/** Where the administrator of a new site begins. */
export const welcomePath = '/pages/start'
