import type { FileEntry, Folder } from '@sitewright/api-client'

/** A file as the list of its folder has it. */
export interface ListedFile extends FileEntry {
  /** True while it is on its way to another folder. */
  moving?: boolean
  /** Counts how often it was replaced while the list was shown, as its address stays the same. */
  version?: number
}

/** True if the file can be moved to the folder: a real one (FILE-038) that it is not in already (FILE-039). */
export function mayTake({ idFolder, MayManage }: Folder, file: FileEntry): boolean {
  return idFolder > 0 && MayManage && idFolder !== file.idFolder
}
