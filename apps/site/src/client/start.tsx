import type { AdminScreen, InstalledKind } from '@sitewright/page-kit'
import { startTransition, useEffect, useEffectEvent, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startBehaviours } from '../behaviours/start-behaviours.ts'
import { numberJumps } from '../navigation/number-jumps.ts'
import { App } from '../app/App.tsx'
import { createShellParts } from '../app/create-shell-parts.ts'
import type { ShellParts } from '../state/shell-parts.ts'
import { createKindLoader } from '../state/kind-loader.ts'
import { createLazyApi } from '../state/lazy-api.ts'
import { readState } from '../state/page-state.ts'
import { prefetchKinds } from './prefetch-kinds.ts'
import { replayClicks } from './replay-clicks.ts'

export interface StartOptions {
  installed: readonly InstalledKind[]
  adminScreens: readonly AdminScreen[]
}

/** Brings the document to life: takes over what the server drew, or draws all of it where there is nothing. */
export async function start({ installed, adminScreens }: StartOptions): Promise<Root> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no place for the application')
  const state = readState(document)
  // the document has what it needed by itself
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-partial]')) link.disabled = false
  startBehaviours()
  const kinds = createKindLoader(installed)
  // What the server drew can only be taken over once the page kind's code is loaded.
  if (state?.view && 'kind' in state.view) await kinds.load(state.view.kind).catch(console.error)

  numberJumps()
  const router = createBrowserRouter([{ path: '*', Component: () => <App parts={parts} /> }])
  const firstKey = router.state.location.key
  const reopen = () => window.location.reload()
  const parts = createShellParts({ api: createLazyApi(), kinds, adminScreens, state, reopen, firstKey })
  const application = (
    <Wakeful onAwake={() => handleAwake(parts)}>
      <RouterProvider router={router} />
    </Wakeful>
  )
  if (!element.hasChildNodes()) return draw(element, application)
  // a tip would be a stranger in what the server wrote
  document.documentElement.dataset['waking'] = ''
  document.querySelector('[role=tooltip]')?.remove()
  return hydrate(element, application)
}

/** As a transition, so that the browser can answer to the visitor in between. */
function hydrate(element: HTMLElement, application: ReactNode): Promise<Root> {
  return new Promise((resolve) => startTransition(() => resolve(hydrateRoot(element, application))))
}

function draw(element: HTMLElement, application: ReactNode): Root {
  const root = createRoot(element)
  root.render(application)
  return root
}

function handleAwake(parts: ShellParts): void {
  document.documentElement.dataset.awake = ''
  delete document.documentElement.dataset['waking']
  // once React is done with this: within an effect it would lose clicks on what is not taken over yet
  queueMicrotask(replayClicks)
  prefetchKinds(parts)
  void parts.store.getState().start()
}

/** Calls back once, when everything inside is on the page and answers. */
function Wakeful({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  const awake = useEffectEvent(onAwake)
  useEffect(() => awake(), [])
  return children
}
