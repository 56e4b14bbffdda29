/** How the files of a folder are ordered: by name, or the newest first. */
export const fileOrders = ['name', 'newest'] as const
export type FileOrder = (typeof fileOrders)[number]

/** Files that come by name, in that order. */
export function inOrder<File extends { id: number; created: number }>(
  files: readonly File[],
  order: FileOrder,
): readonly File[] {
  return order === 'name' ? files : files.toSorted((a, b) => b.created - a.created || b.id - a.id)
}
