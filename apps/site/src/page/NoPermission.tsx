import { useSession } from '@sitewright/session'
import { prefetchLogin } from '../login/LoginPrompt.tsx'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { useOpenLogin } from '../login/use-login-prompt.ts'
import { Notice } from '../elements/Notice.tsx'

/** For a page that is there, but restricted to others (Q80). Whoever is one of them and not logged in can do so here. */
export function NoPermission() {
  const authenticated = useSession((state) => state.authenticated)
  const openLogin = useOpenLogin()
  usePageTitle()
  return (
    <Notice title="You do not have permissions to view this page">
      {!authenticated && (
        <p>
          <button type="button" onPointerEnter={prefetchLogin} onClick={openLogin}>
            Log in
          </button>
        </p>
      )}
      <p>
        <a href="/">Go to the start page</a>
      </p>
    </Notice>
  )
}
