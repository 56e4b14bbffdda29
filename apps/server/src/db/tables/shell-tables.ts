import type { Generated } from 'kysely'
import type { Seconds } from './column-types.ts'

/** What is around every page, such as the menu and the look, and what is edited as a whole. */
export interface ShellTables {
  settings: { name: string; value: string }
  /** Random keys of the site, made when they are first needed. */
  secrets: { name: string; value: string }
  menu_items: {
    id: Generated<number>
    parent_id: number | null
    label: string
    page_id: number | null
    sort_order: number
    icon: Generated<string>
    /** A heading of the page. */
    anchor: Generated<string>
    /** Where it leads to another site, an email or a telephone; null for a page, or nowhere. */
    address: Generated<string | null>
    /** What its page was called, where that was deleted and it leads nowhere since. */
    lost_page: Generated<string | null>
  }
  menu_roles: { menu_item_id: number; role_id: number }
  /** What is edited as a whole beside pages, and how often it was saved; its contents lie in tables of their own. */
  documents: {
    /** Such as 'menu'. */
    noun: string
    /** 0 where there is one of it. */
    document_id: number
    /** '' for the only one; a language, once contents have several. */
    variant: string
    version: number
    saved: Seconds
    account_id: number | null
  }
  /** What it was after each save, up to a number of them. */
  document_revisions: {
    id: Generated<number>
    noun: string
    document_id: number
    variant: string
    version: number
    /** JSON, as its editor reads it. */
    content: string
    /** 0 for what was there before the first save that was recorded. */
    saved: Seconds
    account_id: number | null
  }
  /** What somebody has typed and not saved yet; nobody else ever sees it. */
  working_copies: {
    account_id: number
    /** What it is of: 'page-7', 'menu', 'links' or 'settings'. */
    subject: string
    /** The page, where it is of one, so that it goes with that. */
    page_id: number | null
    /** Tells copies of the same subject apart; made by the editor. */
    copy: string
    /** What it was based on, as the editor writes it. */
    base: string
    /** As the editor writes it: never shown to anybody, and cleaned like anything else once it is saved. */
    content: string
    saved: Seconds
  }
  /** The fonts that were uploaded for looks. */
  fonts: {
    id: Generated<number>
    family: string
    /** The name in small letters: no two have the same. */
    family_key: string
    /** `UploadedFont` of the package theme, as JSON. */
    font: string
    /** Of the file that every page with it makes a browser fetch. */
    bytes: number
    created: Seconds
    account_id: number | null
  }
  /** Their files, by a hash of the bytes, which their addresses name. */
  font_files: { hash: string; font_id: number; data: Uint8Array }
  /** Every look that was published, the newest last: that is how the site looks. */
  looks: {
    id: Generated<number>
    /** Made of the look alone, so that two that are the same have the same. */
    version: string
    /** JSON. */
    look: string
    /** JSON. */
    footer: string
    published: Seconds
    account_id: number | null
  }
  /** What the site came with, while it has it: one row at most. */
  examples: {
    id: Generated<number>
    starter: string
    /** JSON: what it was when it was created, so that what was changed since is known. */
    record: string
    created: Seconds
  }
}
