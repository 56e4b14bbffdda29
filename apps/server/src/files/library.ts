import type { PageKinds } from '../kinds/page-kinds.ts'
import { createCaptions } from './captions.ts'
import { createFileDelete, type FileDeleteOptions } from './file-delete.ts'
import { createFileList } from './file-list.ts'
import { createFileMove } from './file-move.ts'
import { createFileProperties } from './file-properties.ts'
import { createFileUses, type FileUsesOptions } from './file-uses.ts'
import { createFolderChanges } from './folder-changes.ts'
import { createFolderList } from './folder-list.ts'

export type LibraryOptions = FileUsesOptions & FileDeleteOptions & { kinds: PageKinds }

export type Library = ReturnType<typeof createLibrary>

/** Folders and files as people see and change them, all but the bytes. Each asks file-rights.ts who may do it. */
export function createLibrary(options: LibraryOptions) {
  return {
    folders: { list: createFolderList(options), ...createFolderChanges(options) },
    list: createFileList(options),
    move: createFileMove(options),
    setProperties: createFileProperties(options),
    remove: createFileDelete(options),
    uses: createFileUses(options),
    captions: createCaptions(options),
  }
}
