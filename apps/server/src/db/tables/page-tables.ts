import type { SourceDirective } from '@sitewright/page-kit/server'
import type { Generated } from 'kysely'
import type { Bit, Seconds } from './column-types.ts'

/** Pages, what is in them and below them, and how visitors find and read them. */
export interface PageTables {
  page_types: { id: Generated<number>; kind: string }
  pages: {
    id: Generated<number>
    kind: string
    title: string
    url: string
    /** The title as lists are sorted by it. */
    title_key: Generated<string>
    /** The shortcut as lists are sorted by it. */
    url_key: Generated<string>
    /** Title and shortcut, folded, to be searched. */
    words: Generated<string>
    published: Bit
    pub_start: Seconds | null
    pub_end: Seconds | null
    /** Grows with every save of the content, published or draft. */
    version: Generated<number>
    created: Seconds
    updated: Seconds
  }
  /** What search engines and shared links show of a page, where its editors chose it. */
  page_sharing: {
    page_id: number
    /** '' for the first words of the content. */
    description: Generated<string>
    /** Null for the logo of the site. */
    image_id: number | null
  }
  page_contents: {
    page_id: number
    state: 'active' | 'draft'
    content: string
    /** Readable words, for descriptions and search. */
    text: string
    account_id: number | null
    saved: Seconds
  }
  page_revisions: {
    id: Generated<number>
    page_id: number
    version: number
    content: string
    account_id: number | null
    saved: Seconds
  }
  /** Shortcuts that pages had before, by the page that had them last. */
  former_shortcuts: { url: string; page_id: number; since: Seconds }
  /** What pages are found by; only the search looks into it. The page is `rowid` on SQLite, `page_id` on PostgreSQL. */
  page_terms: { terms: string }
  /** How often something changed that the lists of what stands below pages may be made of, by kinds; absent: never. */
  sub_page_changes: { kind: string; number: number }
  /** The pages whose lists were read. What is in `sub_pages` of a page counts while its number is that of its kind. */
  sub_page_lists: {
    page_id: number
    /** Of the last change of the kind before the list was read. */
    number: number
    /** The version of the search's words that were taken. */
    words: number
  }
  /** What stands below pages, as their lists say; only the search looks into it. */
  sub_pages: {
    id: Generated<number>
    page_id: number
    /** What follows the page's address. */
    below: string
    title: string
    /** Readable words; '' for none. */
    text: string
    /** Who may see it out of those who may see the page, as JSON. */
    requires: string
    /** Tells by one value whether it has changed. */
    print: string
  }
  /** What it is found by. It is `rowid` on SQLite, `sub_page_id` on PostgreSQL. */
  sub_page_terms: { terms: string }
  /** From where else published pages load something. */
  content_sources: { page_id: number; directive: SourceDirective; source: string }
  page_roles: { page_id: number; role_id: number }
  page_hits: { page_id: number; total: number; visitors: number }
  page_visitors: { page_id: number; day: number; visitor: string }
  day_keys: { day: number; key: string }
}
