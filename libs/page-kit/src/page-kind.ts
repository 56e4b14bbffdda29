import type { Api } from '@sitewright/api-client'
import type { ComponentType } from 'react'
import type { PageKindManifest } from './manifest.ts'

export interface PageViewProps<Data> {
  pageId: number
  /** What `load` gave. */
  data: Data
}

export interface LoadOptions {
  api: Api
  pageId: number
}

export interface AdminScreenProps {
  /** The last part of the address, for the screens that a mailed link opens. */
  uid?: string
}

/** A screen that a kind brings along, such as the Form Release Manager. */
export interface AdminScreen {
  /** Under `/pages/`, such as `releasemanager`. */
  path: string
  /** The entry in the gear menu. */
  label: string
  /** Who may enter; `core.admin` has to be named too. */
  needs: readonly string[]
  load: () => Promise<{ default: ComponentType<AdminScreenProps> }>
}

/** The client half of a page kind: the default export of its package's main entry. */
export interface PageKind<Data = unknown> {
  manifest: PageKindManifest
  /** Fetches what `View` needs: on the server for the first paint, in the browser afterwards. */
  load: (options: LoadOptions) => Promise<Data>
  /** What everyone sees. It must render on a server; an editor inside it is a further lazy import. */
  View: ComponentType<PageViewProps<Data>>
  /**
   * When a visitor's browser wakes the page: on the first touch or key, when idle, or at once.
   *
   * @default 'intent'
   */
  hydrate?: 'intent' | 'idle' | 'now'
  /** Permissions, any one of which the route demands. Absent: everyone may enter. */
  needs?: readonly string[]
  adminScreens?: readonly AdminScreen[]
}

/** Declares a page kind; only there to check its types. */
export function definePageKind<Data>(kind: PageKind<Data>): PageKind<Data> {
  return kind
}
