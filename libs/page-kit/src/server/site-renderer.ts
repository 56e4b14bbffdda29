import type { Api, AppSetup, IconPicture, MenuItem } from '@sitewright/api-client'
import type { Look } from '@sitewright/theme'

/** The settings that the rendered page shows. */
export interface SiteSettings {
  title: string
  description: string
  keywords: string
  /** In px, already at least 400. */
  bodyWidth: number
  /** Image file ids; 0 for none. */
  logoLarge: number
  logoSmall: number
  favicon: number
  /** Of the site's texts, as a proper tag of BCP 47. */
  language: string
  /** Whose clock is shown, by its name at IANA; absent for that of each reader. */
  timeZone?: string
}

/** The look that was published for the site, where it is not the built-in one. */
export interface SiteLook {
  /** Of letters, digits and `-`: another for each look. */
  version: string
  look: Look
}

/** What stands below every page, beside the link buttons. */
export interface SiteFooter {
  columns: readonly FooterColumn[]
  /** Below the columns, such as the copyright; '' for the site's title. */
  line: string
  /** Beside the line: imprint and privacy, as far as their pages can be seen. */
  links: readonly { label: string; href: string }[]
}

/** A heading, or '', and sanitised HTML below it. */
export interface FooterColumn {
  heading: string
  html: string
}

/** A picture as other sites fetch it. */
export interface SharedPicture {
  /** On the site itself, with its leading `/`. */
  address: string
  /** Px; absent for a drawing, which has no size of its own. */
  size?: { width: number; height: number }
  /** What it shows, or ''. */
  alt: string
}

/** What the server found out about an address before it asks for the page. */
export interface RenderRequest {
  /** Path and query as asked for. */
  url: string
  /** The site's public origin without a trailing `/`. */
  origin: string
  /** Makes calls in process, as the visitor who asks. */
  api: Api
  site: SiteSettings
  /** What the visitor reads the shell in, as a proper tag of BCP 47; absent where that is the language of the site. */
  language?: string
  /** Absent for the built-in look. */
  look?: SiteLook | undefined
  /** Absent where nobody wrote one. */
  footer?: SiteFooter | undefined
  /** With the routes that this page needs: its own, the default page's and those of the menu. */
  setup: AppSetup
  /** True if `setup.routes` has every route; otherwise the browser asks app-setup when it needs one more. */
  routesComplete: boolean
  menu: MenuItem[]
  /** JSON text of the link list, and the pictures of its and the menu's icons by `set:name`. */
  links: { config: string; icons: Record<string, IconPicture> }
  /** The page that the address leads to, if this visitor may see it. */
  page?: {
    id: number
    kind: string
    /** Of what is shown: below a page not the page's own. */
    title: string
    description: string
    /** What follows the page's address, where that is not the page itself. */
    below?: string
    /** The picture that was chosen for it, if everybody may see that; otherwise the logo stands for it. */
    image?: SharedPicture
    /** True where the server has no such page kind, or has left it out. */
    isKindMissing?: boolean
  }
  /** True if there is such a page, but restricted to roles that the visitor does not have. */
  denied: boolean
  /** The versions of public files in their addresses, by the files' ids, and null for files that are gone; of others nothing is known. */
  fileVersions?: Readonly<Record<number, string | null>>
}

/** A page as HTML and the status to answer with. */
export interface RenderedPage {
  status: 200 | 403 | 404
  /** The whole document. */
  html: string
  /** Set if it has nothing of other pages but what the menu shows, so that it stays as it is when they change. */
  standsAlone?: true
}

/** What the built site gives to the server: the default export of its server entry. */
export interface SiteRenderer {
  render: (request: RenderRequest) => Promise<RenderedPage>
  /** The text of the style sheet of all that a look decides, which documents name by `lookSheetPath`. */
  lookSheet: (look: Look) => string
  /** CSP sources, such as `'sha256-…'`, of every inline script that a document may hold. */
  scriptHashes: readonly string[]
}
