/** The version of this contract. A page kind states the one it was written for in its package.json. */
export const kitVersion = 1

/** What both halves of a page kind and everybody else must know of it. Plain data, safe to import anywhere. */
export interface PageKindManifest {
  /** The kind's name in addresses, routes and the database, such as `single-page`. */
  kind: string
  /** What staff choose in the New Page dialog. */
  title: string
  /** One sentence that explains the kind in the New Page dialog. */
  detail: string
  /** The permissions this kind brings, each with a readable text for the Role Editor. */
  permissions: Readonly<Record<string, string>>
  /** The permission, out of `permissions`, whose holders edit pages of this kind and so see all of them. */
  editor: string
  /**
   * Permissions, any one of which a person must hold to open a page of this kind; not even `core.admin` stands for
   * them. Absent: pages of this kind are for everyone they are kept for.
   */
  needs?: readonly string[]
}
