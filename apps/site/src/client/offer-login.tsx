import type { Api } from '@sitewright/api-client'
import { createRoot } from 'react-dom/client'
import { createIslandParts } from '../island/create-island-parts.ts'
import { opensLogin, welcomePath, type LoginParts } from '../login/login-parts.ts'
import { LoginPrompt, prefetchLogin } from '../login/LoginPrompt.tsx'
import { SiteProviders } from '../state/SiteProviders.tsx'
import { reopen } from './reopen.ts'

const opener = `[data-opens=${opensLogin}]`

const isOpener = (target: EventTarget | null) => target instanceof Element && target.closest(opener) !== null

/**
 * Opens the login dialog over a document whose shell is as the server wrote it.
 *
 * @param translate - loads what the dialog says, once it is likely to be wanted.
 * @returns what ends it.
 */
export function offerLogin(api: Api, translate: () => Promise<void>): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let isOpen = false
  const prefetch = ({ target }: { target: EventTarget | null }) => {
    if (!isOpener(target)) return
    prefetchLogin()
    void translate()
  }

  // the menu with the button gives it the focus, perhaps before anybody listened
  prefetch({ target: document.activeElement })
  document.addEventListener('focusin', prefetch, { signal })
  document.addEventListener('pointerover', prefetch, { signal })
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!isOpener(target) || isOpen) return
      isOpen = true
      void translate().then(() => {
        if (signal.aborted) return
        const close = openLogin(api, () => (isOpen = false))
        signal.addEventListener('abort', close)
      })
    },
    { signal },
  )
  return () => ending.abort()
}

function openLogin(api: Api, onClosed: () => void): () => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    onClosed()
  }
  const parts = createIslandParts({ api, fileVersions: {} })
  const { site } = parts
  const nothingUnsaved = { wouldLose: () => false }
  // without the session: the page keeps the visitor's until the document is loaded again
  const login: LoginParts = { api, site, unsavedEdits: nothingUnsaved, reopen, welcome: welcomePath }
  root.render(
    <SiteProviders parts={parts}>
      <LoginPrompt parts={login} onLoggedIn={close} onCancel={close} />
    </SiteProviders>,
  )
  return close
}
