import type { Api } from '@sitewright/api-client'
import type { ComponentType, ReactNode } from 'react'
import type { CommandList } from './commands.ts'
import type { ExtensionPoint } from './contributions/extension-point.ts'
import type { PageKindManifest } from './manifest.ts'
import type { PublishingNotes } from './publishing/publishing-notes.ts'
import type { Told } from '@sitewright/messages'

/** What the view of a page kind is given. */
export interface PageViewProps<Data> {
  pageId: number
  /** What `load` gave. */
  data: Data
  /** Of the page's address what the manifest's `query` names: the same on the server and in the browser. */
  query?: Readonly<Record<string, string>>
  /** What follows the page's address, such as `2026-annual-meeting`; absent at the page itself. */
  below?: string | undefined
}

/** The API to load with, and the page. */
export interface LoadOptions {
  api: Api
  pageId: number
  /** What follows the page's address, of a kind that declares `subAddresses`; absent at the page itself. */
  below?: string
  /** The `data` that the server half found there. */
  belowData?: unknown
}

/** What a screen of the administration is given. */
export interface AdminScreenProps {
  /** The last part of the address, for the screens that a mailed link opens. */
  uid?: string
  /** The query of the address; another object each time that somebody goes there. */
  query?: ScreenQuery
}

/** The parameters of a screen's address. */
export type ScreenQuery = Readonly<Record<string, string>>

/** The groups in the side bar of the administration. */
export type ScreenGroup = 'content' | 'people' | 'site'

/** The icons that the side bar has for screens. */
export type ScreenIcon =
  | 'archive'
  | 'calendar'
  | 'chart'
  | 'clock'
  | 'download'
  | 'file'
  | 'folder'
  | 'home'
  | 'image'
  | 'inbox'
  | 'key'
  | 'link'
  | 'list'
  | 'mail'
  | 'menu'
  | 'palette'
  | 'people'
  | 'person'
  | 'settings'
  | 'shield'
  | 'tag'
  | 'trash'
  | 'window'

/** What may wait on a screen for somebody to look at it: Start tells how much there is. */
export interface WaitingWork<Text extends Told = Told> {
  /** The key of a call without input that answers a list. */
  call: string
  /** One and several of what is in the list, such as 'submission' and 'submissions'. */
  nouns: readonly [one: Text, several: Text]
}

/** A screen that a kind brings along, such as the Form Release Manager. */
export interface AdminScreen {
  /** Under `/pages/`, such as `releasemanager`. */
  path: string
  /** The entry in the gear menu. */
  label: Told
  /** Who may enter; `core.admin` has to be named too. */
  needs: readonly string[]
  /** Where the side bar has it; `none`: nowhere, as it is no part of the administration. @default 'content' */
  group?: ScreenGroup | 'none'
  /**
   * Its place in its group, in the side bar and all other lists, lower numbers first. Absent: after those that have one;
   * Infinity: after all others.
   */
  order?: number
  /** Its place in the gear menu, lower numbers first. Absent: after those that have one, in the order of the other lists. */
  gearOrder?: number
  /** Beside its name in the side bar. @default 'window' */
  icon?: ScreenIcon
  waits?: WaitingWork
  /** True for a screen that has a use for all of the window, such as one with a wide table. */
  wide?: boolean
  /** Fetches its code. The site renders it within `StaffProvider`. */
  load: () => Promise<{ default: ComponentType<AdminScreenProps> }>
}

/** What a panel in My Account is given. */
export interface AccountPanelProps {
  /** The frame of a panel in My Account; a panel that has nothing to say to this person renders none. */
  Frame: ComponentType<{ title: string; children: ReactNode }>
}

/** A part of My Account that a kind brings; the full design system is around it. */
export interface AccountPanel {
  /** Different from that of the kind's other panels. */
  key: string
  load: () => Promise<{ default: ComponentType<AccountPanelProps> }>
}

/** The client half of a page kind: the default export of its package's main entry. */
export interface PageKind<Data = unknown> {
  manifest: PageKindManifest
  /** Fetches what `View` needs: on the server for the first paint, in the browser afterwards. */
  load: (options: LoadOptions) => Promise<Data>
  /** What everyone sees. It must render on a server; an editor inside it is a further lazy import. */
  View: ComponentType<PageViewProps<Data>>
  /**
   * When a visitor's browser wakes the page: when a control of it is touched, or what is marked `data-interactive`; when
   * idle; or at once.
   *
   * @default 'intent'
   */
  hydrate?: 'intent' | 'idle' | 'now'
  /** What is said to those who publish a page of the kind; its editing toolbar has the same. */
  publishing?: PublishingNotes
  adminScreens?: readonly AdminScreen[]
  /** What the kind shows people about themselves, in My Account. */
  accountPanels?: readonly AccountPanel[]
  /** Where other packages add to the kind; see `createExtensionPoint`. */
  extensionPoints?: readonly ExtensionPoint[]
  /** What the kind adds to the palette, which opens by Ctrl+K. */
  commands?: CommandList
}

/** Declares a page kind; only there to check its types. */
export function definePageKind<Data>(kind: PageKind<Data>): PageKind<Data> {
  return kind
}
