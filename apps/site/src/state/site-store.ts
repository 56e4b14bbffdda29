import { defaultLanguage, type Api, type AppSetup, type Links, type MenuItem } from '@sitewright/api-client'
import type { SessionStore } from '@sitewright/session'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { bodyWidth } from './body-width.ts'
import { loadSettings } from './load-settings.ts'
import type { FirstView, PageState, Settings } from './page-state.ts'

export interface SiteState {
  /** Undefined until the server has told it. */
  setup: AppSetup | undefined
  /** True once a load of the setup failed while there was none. */
  setupFailed: boolean
  /** True if `setup.routes` has every route. */
  routesComplete: boolean
  menu: readonly MenuItem[]
  links: Links
  settings: Settings
  /** What the reader of the document chose to read; undefined where that is the language of the site. */
  language: string | undefined
  /** True where the link buttons stand in the footer. */
  linksBelow: boolean
  /** Valid until the visitor goes elsewhere or logs in or out. */
  view: FirstView | undefined
  /**
   * Reads setup, menu and links again, for the session as it is now, and the settings for those who can change them.
   * Failures are only logged (ERR-003, -012, -015 to -017).
   */
  refresh: () => Promise<void>
  /** Reads all that is missing: everything, where the document brought no state. */
  start: () => Promise<void>
  /** How often the visitor went from one address to another; 0 at the document's own. */
  visits: number
  visitNext: () => void
  /** Titles of pages by their ids, as far as the server has told them. */
  titles: Readonly<Record<number, string>>
}

export type SiteStore = StoreApi<SiteState>

export interface SiteStoreOptions {
  api: Api
  session: SessionStore
  /** What the document brought. */
  state?: PageState | undefined
}

const noSettings: Settings = {
  ...{ title: '', bodyWidth: bodyWidth(undefined), language: defaultLanguage },
  ...{ logoLarge: 0, logoSmall: 0, favicon: 0 },
}

export function createSiteStore({ api, session, state }: SiteStoreOptions): SiteStore {
  let latest = 0

  return createStore<SiteState>()((set, get) => {
    async function readSettings() {
      const loaded = await loadSettings(api)
      return { ...get().settings, ...loaded }
    }

    async function refresh() {
      latest += 1
      const turn = latest
      /** Takes an answer over unless a later refresh has been asked for meanwhile. */
      async function take<Answer>(answer: Promise<Answer>, apply: (answer: Answer) => void) {
        try {
          const value = await answer
          if (turn === latest) apply(value)
        } catch (error) {
          console.error(error)
        }
      }
      await Promise.all([
        take(api('GET protected/app-setup.json.php'), (setup) => {
          session.getState().apply(setup)
          // what a visitor may open would take the page away that somebody is in the middle of
          if (!session.getState().ended) set({ setup, routesComplete: true })
        }),
        take(api('GET public/get-menu-items.json.php'), (menu) => set({ menu })),
        take(api('GET public/links-load.json.php'), (links) => set({ links })),
        session.getState().permissions.includes('core.admin') && take(readSettings(), (settings) => set({ settings })),
      ])
      if (turn === latest) set({ setupFailed: !get().setup })
    }

    // What the server found was for the visitor who asked; it is of no use once somebody logs in or out.
    session.subscribe(() => set({ view: undefined }))

    return {
      setup: state?.setup,
      setupFailed: false,
      routesComplete: state?.routesComplete ?? false,
      menu: state?.menu ?? [],
      links: state?.links ?? { config: '', icons: {} },
      settings: state?.settings ?? noSettings,
      language: state?.language,
      linksBelow: state?.linksBelow ?? false,
      view: state?.view,
      titles:
        state?.view && 'id' in state.view && state.view.below === undefined
          ? { [state.view.id]: state.view.title }
          : {},
      refresh,
      async start() {
        if (state) return
        await Promise.all([refresh(), readSettings().then((settings) => set({ settings }))])
      },
      visits: 0,
      visitNext: () => set(({ visits }) => ({ visits: visits + 1, view: undefined })),
    }
  })
}
