import { isApiError, refusalReason, type Api } from '@sitewright/api-client'
import type { AdminScreen } from '@sitewright/page-kit'
import { createMessages } from '@sitewright/ui'
import { createUnsavedEdits } from '../state/unsaved-edits.ts'
import { installedScreens, screensOfKinds } from '../routes/installed-screens.ts'
import { loadAccountPanels, type KindLoader } from '../state/kind-loader.ts'
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
}

/** Puts the shell together, from what the document brought or, without it, from nothing. */
export function createShellParts(options: ShellPartsOptions): ShellParts {
  const { api, kinds, adminScreens, state, reopen, firstKey = 'default' } = options
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
    messages: createMessages({ advise: adviseOnFullDisk }),
    hits: createPageHits({ api, counted }),
    unsavedEdits,
    reopen,
    firstKey,
    fileVersions: state?.fileVersions ?? {},
  }
}

/** When something could not be stored for lack of space, the server says what to do, whatever the message is about. */
function adviseOnFullDisk(error: unknown): string | undefined {
  return refusalReason([error].flat().find((each) => isApiError(each) && each.status === 507))
}
