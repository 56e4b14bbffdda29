import type { Api, Connection } from '@sitewright/api-client'
import type { Resumption } from '@sitewright/session'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import type { UnsavedEdits } from './unsaved-edits.ts'
import type { Screen } from '../routes/installed-screens.ts'
import type { KindLoader } from './kind-loader.ts'
import type { PageHits } from './page-hits.ts'
import type { FirstView } from './page-state.ts'
import type { SiteState, SiteStore } from './site-store.ts'
import type { SiteParts } from './SiteProviders.tsx'

/** Everything that the shell is put together from; made again for each rendering on the server. */
export interface ShellParts extends SiteParts {
  api: Api
  /** Gets back a session that has ended. */
  resumption: Resumption
  /** What waits for the server to answer again. */
  connection: Connection
  /** Makes calls as they are: nobody is asked to log in when one is refused. */
  unguarded: Api
  store: SiteStore
  kinds: KindLoader
  screens: readonly Screen[]
  /** The kinds whose pages have addresses below them. */
  subAddressedKinds: readonly string[]
  hits: PageHits
  /** What unsaved edits there are, and permission to lose them. */
  unsavedEdits: UnsavedEdits
  /** Loads the document again, or another one, for who is logged in now; absent where there is none to load. */
  reopen?: ((address?: string) => void) | undefined
  /** The key of the document's own entry in the history. */
  firstKey: string
  /** HTML of the footer, where somebody wrote one; as the server drew it. */
  footer: string | undefined
  /** HTML of the page, where it is an island in what the server writes; undefined in browsers. */
  island: string | undefined
}

const ShellPartsContext = createContext<ShellParts | undefined>(undefined)

export const ShellPartsProvider = ShellPartsContext.Provider

/** @throws outside a `<ShellPartsProvider>`. */
export function useShellParts(): ShellParts {
  const parts = useContext(ShellPartsContext)
  if (!parts) throw new Error('useShellParts needs a <ShellPartsProvider> above it')
  return parts
}

/** What the server found, as long as the visitor is where it was asked for. */
export function useFirstView(): FirstView | undefined {
  const { firstKey } = useShellParts()
  const { key } = useLocation()
  const view = useSiteState((state) => state.view)
  return key === firstKey ? view : undefined
}

/** A part of the site's state; the component renders again when it changes. */
export function useSiteState<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useShellParts().store, select)
}
