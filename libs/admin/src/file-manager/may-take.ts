import type { FileEntry, Folder } from '@sitewright/api-client'

/** True if the file can be moved to the folder: a real one (FILE-038) that it does not lie in already (FILE-039). */
export function mayTake({ idFolder, MayManage }: Folder, file: FileEntry): boolean {
  return idFolder > 0 && MayManage && idFolder !== file.idFolder
}
