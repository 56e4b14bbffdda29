import type { Folder } from '@sitewright/api-client'

/** The folder of this id, wherever it is. */
export function findFolder(folders: readonly Folder[], id: number): Folder | undefined {
  for (const folder of folders) {
    const found = folder.idFolder === id ? folder : findFolder(folder.Children, id)
    if (found) return found
  }
  return undefined
}

/** The ids of the folders that have to be expanded for one to be seen. */
export function foldersAbove(folders: readonly Folder[], id: number): number[] {
  for (const { idFolder, Children } of folders)
    if (findFolder(Children, id)) return [idFolder, ...foldersAbove(Children, id)]
  return []
}

/** The same tree with one folder changed, or left out where `edit` gives undefined. What is elsewhere stays as it is. */
export function editFolder(
  folders: readonly Folder[],
  id: number,
  edit: (folder: Folder) => Folder | undefined,
): readonly Folder[] {
  for (const [index, folder] of folders.entries()) {
    if (folder.idFolder === id) return folders.toSpliced(index, 1, ...[edit(folder)].filter((one) => one !== undefined))
    const children = editFolder(folder.Children, id, edit)
    if (children !== folder.Children) return folders.with(index, { ...folder, Children: [...children] })
  }
  return folders
}

const byName = new Intl.Collator(undefined, { numeric: true })

/** A folder with a new, empty one in it, before the first whose name comes later. */
export function withSubfolder(parent: Folder, { id, name }: { id: number; name: string }): Folder {
  const child: Folder = {
    ...parent,
    idFolder: id,
    Name: name,
    Children: [],
    Expanded: false,
    Depth: parent.Depth + 1,
    ChildrenPopulated: true,
    Static: false,
  }
  const later = parent.Children.findIndex((sibling) => byName.compare(sibling.Name, name) > 0)
  return { ...parent, Children: parent.Children.toSpliced(later < 0 ? parent.Children.length : later, 0, child) }
}

/** The ids of the folders that the server calls expanded. */
export function expandedFolders(folders: readonly Folder[]): number[] {
  return folders.flatMap((folder) => [
    ...(folder.Expanded ? [folder.idFolder] : []),
    ...expandedFolders(folder.Children),
  ])
}

/** A folder that can be seen, and its place among its siblings. */
export interface FolderRow {
  folder: Folder
  parent: Folder | undefined
  /** From 1. */
  position: number
  siblings: number
}

/** The rows of a tree from top to bottom: what is in a folder only while that is expanded. */
export function visibleRows(
  folders: readonly Folder[],
  expanded: ReadonlySet<number>,
  parent?: Folder,
): readonly FolderRow[] {
  return folders.flatMap((folder, index) => [
    { folder, parent, position: index + 1, siblings: folders.length },
    ...(expanded.has(folder.idFolder) ? visibleRows(folder.Children, expanded, folder) : []),
  ])
}
