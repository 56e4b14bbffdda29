import { announce } from '../elements/announce.ts'
import { focusContentIfLost } from '../elements/focus-content.ts'
import { texts } from './messages.ts'

/** In the window's own storage: the next document in it is the first one of somebody who has just logged in. */
export const justLoggedIn = 'sitewright.logged-in'

/** To be called before that document is loaded. Where the browser refuses storage it begins at its start, as any other. */
export function rememberLogin(): void {
  try {
    sessionStorage.setItem(justLoggedIn, '1')
  } catch (error) {
    console.warn(error)
  }
}

/** Goes on at the content of that document, once, and says that somebody is logged in. */
export function goOnAfterLogin(): void {
  sessionStorage.removeItem(justLoggedIn)
  focusContentIfLost()
  announce(texts.loggedIn())
}
