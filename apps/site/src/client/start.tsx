import { readLanguageFrom, type InstalledLanguages } from '@sitewright/messages'
import type { AdminScreen, InstalledKind } from '@sitewright/page-kit'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startBehaviours } from '../behaviours/start-behaviours.ts'
import { readFooter } from '../footer/Footer.tsx'
import { numberJumps } from '../navigation/number-jumps.ts'
import { App } from '../app/App.tsx'
import { createShellParts } from '../app/create-shell-parts.ts'
import type { ShellParts } from '../state/shell-parts.ts'
import { createKindLoader } from '../state/kind-loader.ts'
import { createLanguageLoader } from '../language/language-loader.ts'
import { byClockOfDocument } from '../language/clock-of-document.ts'
import { neededAtFirst, withTranslations } from '../language/with-translations.ts'
import { createLazyApi } from '../state/lazy-api.ts'
import { readState } from '../state/page-state.ts'
import { hydrate, wakefully } from './hydrate.tsx'
import { keepTyped, type KeptInput } from './keep-typed.ts'
import { markAwake, markWaking } from './mark-awake.ts'
import { prefetchKinds } from './prefetch-kinds.ts'
import { reopen } from './reopen.ts'
import { replayClicks } from './replay-clicks.ts'
import { tolerateForeignNodes } from './tolerate-foreign-nodes.ts'
import { applyWholeStyles, placeStyleSheets } from './style-sheets.ts'

export interface StartOptions {
  installed: readonly InstalledKind[]
  adminScreens: readonly AdminScreen[]
  /** @default none but English */
  languages?: InstalledLanguages
}

/** Brings the document to life: takes over what the server drew, or draws all of it where there is nothing. */
export async function start(options: StartOptions): Promise<Root> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no place for the application')
  tolerateForeignNodes()
  const state = readState(document)
  placeStyleSheets()
  applyWholeStyles()
  startBehaviours()
  const language = createLanguageLoader(document.documentElement.lang, options.languages ?? {})
  const inZone = byClockOfDocument(language.language)
  readLanguageFrom(() => inZone)
  const { installed, adminScreens } = withTranslations(language, options)
  const kind = state?.view && 'kind' in state.view ? state.view.kind : undefined
  const isStaff = (state?.setup.permissions.length ?? 0) > 0
  const kinds = createKindLoader(installed)
  const translated = language.load(neededAtFirst({ installed, kind, isStaff }))
  // What the server drew can only be taken over once the page kind's code is loaded.
  if (kind) await kinds.load(kind).catch(console.error)
  await translated

  numberJumps()
  const router = createBrowserRouter([{ path: '*', Component: () => <App parts={parts} /> }])
  const firstKey = router.state.location.key
  const parts = createShellParts({
    ...{ api: createLazyApi(), kinds, adminScreens, state, reopen, firstKey },
    footer: readFooter(document),
  })
  const content = <RouterProvider router={router} />
  if (!element.hasChildNodes())
    return draw(
      element,
      wakefully(content, () => handleAwake(parts, keepTyped(element))),
    )
  markWaking()
  return hydrate(element, { content, onAwake: (kept) => handleAwake(parts, kept) })
}

function draw(element: HTMLElement, application: ReactNode): Root {
  const root = createRoot(element)
  root.render(application)
  return root
}

/** For those who have just logged in, whose browser has the dialog's code; a file of its own would be with all editors. */
function goOnAfterLogin(): void {
  try {
    if (sessionStorage['sitewright.logged-in'])
      void import('../login/LoginDialog.tsx').then((login) => login.goOnAfterLogin())
  } catch {
    // the browser refuses storage
  }
}

function handleAwake(parts: ShellParts, kept: KeptInput): void {
  markAwake('application')
  // once React is done with this: within an effect it would lose clicks on what is not taken over yet
  queueMicrotask(() => replayClicks(kept))
  goOnAfterLogin()
  prefetchKinds(parts)
  void parts.store.getState().start()
  void parts.resumption.check()
}
