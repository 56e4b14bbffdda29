import { useSession } from '@sitewright/session'
import { useEffect } from 'react'
import { prefetchLogin } from '../login/LoginPrompt.tsx'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { useOpenLogin } from '../login/use-login-prompt.ts'
import { Notice } from '../elements/Notice.tsx'
import { useShellParts } from '../state/shell-parts.ts'
import { WaysOn } from './WaysOn.tsx'
import { texts } from './messages.ts'

/** For a page that is there, but restricted to others (Q80). Anyone who is one of them and not logged in can do so here. */
export function NoPermission() {
  const authenticated = useSession((state) => state.authenticated)
  const openLogin = useOpenLogin()
  usePageTitle()
  useReopened()
  return (
    <Notice title={texts.denied()}>
      {!authenticated && (
        <p>
          <button type="button" onPointerEnter={prefetchLogin} onClick={openLogin}>
            {texts.logIn()}
          </button>
        </p>
      )}
      <WaysOn />
    </Notice>
  )
}

/** Loads the document again once somebody has got back the session that the page was missing: nothing is lost here. */
function useReopened(): void {
  const { session, reopen } = useShellParts()
  useEffect(
    () =>
      session.subscribe((now, before) => {
        if (before.ended && now.authenticated) reopen?.()
      }),
    [session, reopen],
  )
}
