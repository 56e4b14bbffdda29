import type { FileEntry } from '@sitewright/api-client'

/** The address of the File Manager with the folder of a file open, and the file alone in the list. */
export function fileAddress({ idFolder, name }: Pick<FileEntry, 'idFolder' | 'name'>): string {
  return `/pages/filemanager?${new URLSearchParams({ folder: String(idFolder), q: name })}`
}
