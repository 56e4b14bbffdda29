import type { Translations } from '@sitewright/messages'
import type { AppSetup, Links, MenuItem, PageStatus, SearchResults } from '@sitewright/api-client'
import type { KindScreen } from '../routes/installed-screens.ts'

/** What the shell shows of the site's settings. */
export interface Settings {
  title: string
  /** In px, at least 400. */
  bodyWidth: number
  /** Image file ids; 0 for none. */
  logoLarge: number
  logoSmall: number
  favicon: number
  /** Of the site's texts, as a proper tag of BCP 47. */
  language: string
  /** Whose clock is shown, by its name at IANA; absent or '' for that of each device. */
  timeZone?: string
}

/** What the server found at the address of the document, so that the browser starts where the server stopped. */
export type FirstView =
  /** `status` is for those who edit the page; `below` follows the page's address, and the title is that of what stands there. */
  | { found: 'ready'; id: number; kind: string; title: string; below?: string; data: unknown; status?: PageStatus }
  /** The content could not be loaded; the browser goes on trying. */
  | { found: 'pending'; id: number; kind: string; title: string; below?: string }
  /** Results are missing before anything was asked for, and where they could not be had. */
  | { found: 'search'; q: string; from: number; results?: SearchResults }
  /** No installed package brings the page's kind. */
  | { found: 'no-kind'; kind: string; title: string }
  | { found: 'denied' | 'missing' }

/** What travels inside a document from the server to the browser. */
export interface PageState {
  setup: AppSetup
  routesComplete: boolean
  menu: MenuItem[]
  links: Links
  settings: Settings
  /** What its reader chose to read, as a proper tag of BCP 47; absent where that is the language of the site. */
  language?: string
  kindScreens: readonly KindScreen[]
  /** The kinds whose pages have addresses below them; absent for none. */
  subAddressedKinds?: readonly string[]
  /** Set where the link buttons stand in the footer. */
  linksBelow?: true
  /** The versions of public files in their addresses, by the files' ids, and null for files that are gone. */
  fileVersions?: Readonly<Record<number, string | null>>
  /** Absent where a screen is shown, whose code only a browser runs. */
  view?: FirstView
}

/** What travels inside a document whose page is an island: nothing of the shell, which stays as the server wrote it. */
export interface IslandState {
  /** Of the messages that the page may show; absent for none. */
  translations?: Translations
  fileVersions?: PageState['fileVersions']
  view: FirstView & { found: 'ready' }
}

/** JSON that may be inside a `<script>`: nothing in it can end the element or start a comment. */
export function writeState(state: PageState | IslandState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
}

/** The state of this document, or undefined where another host served the shell without one. */
export function readState(from: Document): PageState | undefined {
  return parseState(from) as PageState | undefined
}

/** The state of a document whose page is an island. */
export function readIslandState(from: Document): IslandState {
  return parseState(from) as IslandState
}

function parseState(from: Document): unknown {
  const text = from.getElementById('state')?.textContent
  return text ? JSON.parse(text) : undefined
}
