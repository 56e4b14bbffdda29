import type { Api } from '@sitewright/api-client'
import type { AdminScreen } from '@sitewright/page-kit'
import { createUnsavedEdits } from '../state/unsaved-edits.ts'
import { installedScreens, screensOfKinds } from '../routes/installed-screens.ts'
import { loadAccountPanels, type KindLoader } from '../state/kind-loader.ts'
import { createSiteMessages } from '../state/create-site-messages.ts'
import { createPageHits } from '../state/page-hits.ts'
import type { PageState } from '../state/page-state.ts'
import { createSiteStore } from '../state/site-store.ts'
import { createSessionStore } from '@sitewright/session'
import type { ShellParts } from '../state/shell-parts.ts'

export interface ShellPartsOptions {
  api: Api
  kinds: KindLoader
  /** The screens of the administration; those of page kinds are named in the state. */
  adminScreens: readonly AdminScreen[]
  state?: PageState | undefined
  /** Loads the document again. */
  reopen?: (() => void) | undefined
  /** The key of the document's own entry in the history. @default 'default' */
  firstKey?: string
  /** HTML of the page, where it is an island; only on the server. */
  island?: string | undefined
}

/** Puts the shell together, from what the document brought or, without it, from nothing. */
export function createShellParts(options: ShellPartsOptions): ShellParts {
  const { api, kinds, adminScreens, state, reopen, firstKey = 'default', island } = options
  const session = createSessionStore({ api, account: state?.setup })
  const store = createSiteStore({ api, session, state })
  const kindScreens = screensOfKinds(state?.kindScreens ?? [], kinds.installed)
  const unsavedEdits = createUnsavedEdits()
  // The document reports its own view, by its inline script.
  const counted = state?.view?.found === 'ready' ? state.view.id : undefined
  const screens = installedScreens([...adminScreens, ...kindScreens])
  return {
    api,
    session,
    store,
    site: {
      api,
      refresh: store.getState().refresh,
      screens: screens.filter(({ gear }) => gear),
      guardLeaving: unsavedEdits.guard,
      accountPanels: () => loadAccountPanels(kinds),
    },
    kinds,
    screens,
    messages: createSiteMessages(),
    hits: createPageHits({ api, counted }),
    unsavedEdits,
    reopen,
    firstKey,
    island,
    fileVersions: state?.fileVersions ?? {},
  }
}
