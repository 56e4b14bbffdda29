import type { Identity } from './identity.ts'
import type { PageKindServices } from './services.ts'

/** Who may see what stands at an address below a page, out of those who may see the page: it narrows, and never widens. */
export interface SubPageNeeds {
  /** Any one of these permissions; not even `core.admin` includes them. Absent: none is needed. */
  permissions?: readonly string[]
  /** Ids of roles, any one of which a person must have, unless they edit or publish the page; absent or empty: none. */
  roles?: readonly number[]
}

/** What stands at an address below a page. */
export interface SubPage {
  /** In the tab, in search engines and where it is shared. */
  title: string
  /** Absent: that of the page. */
  description?: string
  /** Absent: anyone who may see the page. */
  requires?: SubPageNeeds
  /** What `load` of the client half gets as `belowData`; JSON. */
  data?: unknown
}

/** An address below a page, for the lists of the site. */
export interface ListedSubPage extends Pick<SubPage, 'title' | 'requires'> {
  /** What follows the page's address: 1 to 8 parts of letters and digits with single `-` or `_`, 200 characters at most. */
  below: string
  /**
   * The readable words that everybody may have who may see it, for the site's search. Absent: it is found by its title and
   * address alone.
   */
  text?: string
  /** When it was changed last; seconds since 1970. Absent: when the page was. */
  updated?: number
}

/** What is asked for below a page that this person may open. */
export interface SubPageAsked {
  /** Of the page. */
  id: number
  /** What follows the page's address, in the form that `ListedSubPage` says and in any case. */
  below: string
  who: Identity
}

/** What stands at addresses below the pages of a kind. */
export interface SubAddresses {
  /**
   * Undefined where nothing is: the site then answers 404. It is asked for each visit that no cache answers.
   *
   * @throws {RefusedError} 404 for nothing, 403 for what this person may not see.
   */
  find: (services: PageKindServices, asked: SubPageAsked) => SubPage | undefined | Promise<SubPage | undefined>
  /**
   * All addresses below a page that are published, for the sitemap and the search: the site leaves out what those who ask
   * may not see. Another address that `find` answers can be opened, and is not listed. It is asked again after each `write`
   * of the kind, but one that touches nothing, and once an hour.
   */
  list: (
    services: PageKindServices,
    page: { id: number },
  ) => readonly ListedSubPage[] | Promise<readonly ListedSubPage[]>
}
