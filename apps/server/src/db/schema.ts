import type { SourceDirective } from '@sitewright/page-kit/server'
import type { Generated } from 'kysely'

/** 0 or 1: SQLite knows no booleans, and both databases are to answer alike. */
export type Bit = 0 | 1

/** Seconds since 1970. */
export type Seconds = number

export interface Schema {
  accounts: {
    id: Generated<number>
    email: string
    /** The address as it is compared: trimmed, NFKC, lower case. Not unique: several accounts may share one. */
    email_key: string
    name: string
    /** The name as lists are sorted by it. */
    name_key: Generated<string>
    /** Address and name, folded, to be searched. */
    words: Generated<string>
    /** When an invitation was last mailed to this address; 0: never. */
    invited: Generated<Seconds>
    /** Argon2id in PHC form; null until the first password is set. */
    password_hash: string | null
    created: Seconds
    /** 0: never. */
    lastlogin: Generated<Seconds>
    deactivated: Generated<Bit>
    /** Login is refused until then. */
    locked_until: Generated<Seconds>
  }
  sessions: {
    /** SHA-256 of the cookie's token, hexadecimal. */
    token_hash: string
    account_id: number
    created: Seconds
    last_seen: Seconds
  }
  /** The secret parts of mailed links; each is used once. */
  account_tokens: {
    /** SHA-256 of the token, hexadecimal. */
    token_hash: string
    account_id: number
    purpose: 'invitation' | 'reset' | 'deactivation'
    created: Seconds
    expires: Seconds
  }
  /** Who asked for a new password, whether there is such an account or not. */
  reset_requests: {
    id: Generated<number>
    email_key: string
    /** The network address that asked. */
    address: string
    created: Seconds
    /** 1 once the emails, if any, are in the outbox. */
    done: Generated<Bit>
  }
  second_factors: {
    account_id: number
    /** Base32. */
    secret: string
    /** 0 until the first code was given. */
    confirmed: Generated<Bit>
    /** The time step of the last code, so that none is taken twice. */
    last_step: Generated<number>
    created: Seconds
  }
  /** SHA-256 of the codes that were not used yet, hexadecimal. */
  recovery_codes: { account_id: number; code_hash: string }
  /** Emails to be sent; a row goes when the email was handed over. */
  outbox: {
    id: Generated<number>
    recipient: string
    subject: string
    text: string
    html: string
    reply_to: string | null
    created: Seconds
    /** After which sending it makes no sense any more, because its link has expired; null: never. */
    expires: Seconds | null
    state: Generated<'waiting' | 'failed'>
    attempts: Generated<number>
    next_attempt: Seconds
    /** A worker is at it until then. */
    claimed_until: Generated<Seconds>
    error: Generated<string>
    /** Subject and recipient, folded, to be searched. */
    words: Generated<string>
  }
  /** Random keys of the site, made when they are first needed. */
  secrets: { name: string; value: string }
  /** What caches in front of the site are to forget; a row goes when they were told. */
  cache_purges: {
    id: Generated<number>
    /** Separated by spaces. */
    keys: string
    due: Seconds
    /** 1 where they were told before, and are told again. */
    sent: Generated<Bit>
  }
  /** Human checks that were passed, each once. */
  used_checks: { hash: string; expires: Seconds }
  login_failures: { key: string; failures: number; last_failure: Seconds }
  roles: { id: Generated<number>; title: string; description: Generated<string> }
  role_accounts: { role_id: number; account_id: number }
  role_permissions: { role_id: number; permission: string }
  /** Permissions that were once granted to the first role, so that a new page kind's are granted once only. */
  known_permissions: { permission: string }
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
  settings: { name: string; value: string }
  folders: {
    id: Generated<number>
    parent_id: number | null
    name: string
    /** What a top-level folder is by nature; null below. */
    root: 'personal' | 'protected' | 'public' | null
    /** The owner of a personal folder. */
    account_id: number | null
  }
  folder_roles: { folder_id: number; role_id: number }
  files: {
    id: Generated<number>
    folder_id: number
    name: string
    caption: string
    /** The name as lists are sorted by it. */
    name_key: Generated<string>
    /** Name and caption, folded, to be searched. */
    words: Generated<string>
    /** Media type, found from the bytes. */
    type: string
    size: number
    /** SHA-256 of the bytes, hexadecimal. */
    sha256: string
    /** Where the bytes lie under the storage's root. */
    storage_key: string
    width: number | null
    height: number | null
    created: Seconds
  }
  file_roles: { file_id: number; role_id: number }
  /** Pictures made of images, by what they are: `thumb`, `w640.webp`, `w640.avif`. */
  renditions: { file_id: number; name: string; type: string; size: number; storage_key: string }
  /** The files that the contents of pages name. */
  file_uses: { page_id: number; state: 'active' | 'draft'; file_id: number }
  /** Bytes that nothing names any more, to be removed from the storage. */
  discarded_bytes: { storage_key: string; since: Seconds }
  /** Who changed what, and when. */
  audit_log: {
    id: Generated<number>
    time: Seconds
    /** The last time, where it was done again and again; else as `time`. */
    last: Seconds
    times: number
    /** Null for somebody who was not logged in, and for the server itself. Accounts that are gone keep their entries. */
    account_id: number | null
    name: string
    /** The network address; '' where nobody asked. */
    address: string
    /** The key of a declared call, or the name of a security event. */
    call: string
    summary: string
    /** What it is about: '' for nothing in particular. */
    subject_kind: string
    subject_id: number | null
    /** What the subject was called at the time. */
    subject: string
    details: string
    /** Folded, to be searched. */
    words: string
  }
  /** What page kinds left that cannot be used now: see kept-data.ts. */
  kept_data: { id: Generated<number>; what: string; name: string; content: string }
  /** What was deleted and can be brought back; see trash/trash.ts. */
  trash: {
    id: Generated<number>
    /** Such as `page`; page kinds have names of their own. */
    kind: string
    /** The id that it had, and gets again. */
    thing_id: number
    /** The table of its first row. */
    root: string
    title: string
    /** Who may see it and bring it back: holders of this permission, or `account:5` for what is that account's own. */
    audience: string
    deleted: Seconds
    /** Who deleted it, as people knew them. */
    by: string
    /** What the room that it belongs to wants to know when it comes back, as JSON. */
    facts: string
  }
  /** Its rows and those that named it, some in each part, in the order in which they can be inserted. */
  trash_rows: { id: Generated<number>; trash_id: number; what: 'rows' | 'links'; name: string; content: string }
  /** The bytes in the storage that its files come back with. */
  trash_bytes: { storage_key: string; trash_id: number; file_id: number; size: number; sha256: string }
}
