import type { Told } from '@sitewright/messages'

/** The version of this contract. A page kind states the one it was written for in its package.json. */
export const kitVersion = 1

/**
 * What both halves of a page kind and everybody else must know of it. Plain data, safe to import anywhere; what people read of
 * it is a text, or a message that gives that in their language.
 */
export interface PageKindManifest {
  /** The kind's name in addresses, routes and the database, such as `single-page`. */
  kind: string
  /** What staff choose in the New Page dialog. */
  title: Told
  /** One sentence that explains the kind in the New Page dialog. */
  detail: Told
  /** Its place where kinds are offered, lower numbers first. Absent: after those that have one. */
  order?: number
  /** True for the kind whose pages stand in for those of kinds that are not installed; package.json says it too. */
  fallback?: boolean
  /** The permissions this kind brings, each with a readable text for the Role Editor. */
  permissions: Readonly<Record<string, Told>>
  /**
   * For each of `permissions` the heading that it stands under in the Role Editor, and what one can do with it. Absent:
   * under 'Pages', with a sentence on editing pages of this kind.
   */
  permissionNotes?: Readonly<Record<string, { group: Told; about: Told; warning?: Told }>>
  /** The permission, out of `permissions`, whose holders edit pages of this kind and so see all of them. */
  editor: string
  /**
   * Permissions, any one of which a person must hold to open a page of this kind; not even `core.admin` includes
   * them. Absent: pages of this kind are for everyone, or for the roles they are restricted to.
   */
  needs?: readonly string[]
  /**
   * The parameters of a page's address on which depends what `View` shows. A page asked for with one of them is rendered
   * for that request alone; others never reach the kind.
   */
  query?: readonly string[]
  /**
   * True where pages of this kind have addresses below them, such as `/news/2026-annual-meeting` below the page `/news`. Its
   * server half says by `subAddresses` what stands there.
   */
  subAddresses?: boolean
}

/**
 * The parameters of an address that a kind reads, the first of each name; empty ones are left out.
 *
 * @param search the address's query, with its `?`, or ''.
 */
export function readPageQuery({ query = [] }: Pick<PageKindManifest, 'query'>, search: string): Record<string, string> {
  if (query.length === 0 || search === '') return {}
  const given = new URLSearchParams(search)
  return Object.fromEntries(query.flatMap((name) => (given.get(name) ? [[name, given.get(name) as string]] : [])))
}
