import { createConnection, directionOf, type Api } from '@sitewright/api-client'
import type { AdminScreen, ContentLanguageAttributes } from '@sitewright/page-kit'
import { createUnsavedEdits } from '../state/unsaved-edits.ts'
import { installedScreens, screensOfKinds } from '../routes/installed-screens.ts'
import { commandLists } from '../state/command-lists.ts'
import { loadAccountPanels } from '../state/account-panels.ts'
import { loadPublishingNotes } from '../state/publishing-notes.ts'
import type { KindLoader } from '../state/kind-loader.ts'
import { createSiteMessages } from '../state/create-site-messages.ts'
import { createPageHits } from '../state/page-hits.ts'
import type { PageState } from '../state/page-state.ts'
import { createSiteStore } from '../state/site-store.ts'
import { createResumption, createSessionStore, type CallGuard } from '@sitewright/session'
import type { ShellParts } from '../state/shell-parts.ts'

export interface ShellPartsOptions {
  api: Api
  kinds: KindLoader
  /** The screens of the administration; those of page kinds are named in the state. */
  adminScreens: readonly AdminScreen[]
  state?: PageState | undefined
  /** Loads the document again, or another one. */
  reopen?: ((address?: string) => void) | undefined
  /** The key of the document's own entry in the history. @default 'default' */
  firstKey?: string
  /** HTML of the footer, where somebody wrote one. */
  footer?: string | undefined
  /** HTML of the page, where it is an island; only on the server. */
  island?: string | undefined
}

/** Puts the shell together, from what the document brought or, without it, from nothing. */
export function createShellParts(options: ShellPartsOptions): ShellParts {
  const { api: unguarded, kinds, adminScreens, state, reopen, firstKey = 'default', footer, island } = options
  const session = createSessionStore({ api: unguarded, account: state?.setup })
  const store = createSiteStore({ api: unguarded, session, state })
  const connection = createConnection()
  const resumption = createResumption({ api: unguarded, session, onResumed: () => void store.getState().refresh() })
  const { guard } = resumption
  const api = guardedApi(unguarded, guard)
  const kindScreens = screensOfKinds(state?.kindScreens ?? [], kinds.installed)
  const unsavedEdits = createUnsavedEdits()
  // The document reports its own view, by its inline script.
  const counted = state?.view?.found === 'ready' ? state.view.id : undefined
  const screens = installedScreens([...adminScreens, ...kindScreens])
  return {
    api,
    unguarded,
    guard,
    resumption,
    connection,
    session,
    store,
    site: {
      api,
      refresh: store.getState().refresh,
      ...(state?.language !== undefined && { contentLanguage: contentLanguageOf(state) }),
      screens: screens.filter(({ administration }) => administration),
      guardLeaving: unsavedEdits.guard,
      accountPanels: () => loadAccountPanels(kinds),
      commandLists: () => commandLists(kinds),
      publishingNotes: (kind) => loadPublishingNotes(kinds, kind),
    },
    kinds,
    screens,
    subAddressedKinds: state?.subAddressedKinds ?? [],
    messages: createSiteMessages({ api: unguarded, connection }),
    hits: createPageHits({ api: unguarded, counted }),
    unsavedEdits,
    reopen,
    firstKey,
    footer,
    island,
    fileVersions: state?.fileVersions ?? {},
  }
}

function contentLanguageOf({ settings: { language: lang } }: PageState): ContentLanguageAttributes {
  return { lang, dir: directionOf(lang) }
}

/** Calls that are made once more where the session had ended and its person has logged in again. */
function guardedApi(api: Api, guard: CallGuard): Api {
  return ((...call: Parameters<Api>) => guard(() => api(...call), call[2])) as Api
}
