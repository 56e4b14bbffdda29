import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import {
  Caption,
  CaptionIds,
  FileEntry,
  FileList,
  FileListQuery,
  FileName,
  FileUse,
  FolderTree,
  UploadFields,
} from '../schemas/files.ts'
import { listInput, Paged } from '../schemas/paged.ts'

/**
 * Folders, files and images. Everyone logged in has a personal folder, so what may be done is the folder's to say, not
 * the call's.
 */
export const fileCalls = defineCalls({
  'GET protected/folder-get-list.json.php': {
    summary: 'The folders that this person may see, as a tree',
    access: 'logged-in',
    reply: FolderTree,
  },
  'POST private/folder-create.json.php': {
    summary: 'Creates a folder in another',
    access: 'logged-in',
    input: Type.Object({ name: FileName, parentid: Id }),
    reply: Type.Object({ id: Id }),
  },
  'GET private/folder-delete.json.php': {
    summary: 'Deletes an empty folder',
    access: 'logged-in',
    changes: true,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET protected/file-get-list.json.php': {
    summary: 'The files of a folder, or all images, that this person may see',
    access: 'logged-in',
    input: FileListQuery,
    reply: FileList,
  },
  'GET protected/file-get-paged.json.php': {
    summary: 'The files of a folder that this person may see, in pages: those with some words, in some order',
    access: 'logged-in',
    input: listInput(['name', 'ts', 'size'], {
      /** The folder. */
      f: Id,
    }),
    reply: Paged(FileEntry),
  },
  'GET private/file-find.json.php': {
    summary: 'Files of all folders that this person may see, in pages: those with some words in name or caption',
    access: ['core.admin', 'core.file-manager'],
    input: listInput([], {}),
    reply: Paged(FileEntry),
  },
  'POST private/file-upload.json.php': {
    summary: 'Stores a file, or puts it in the place of another, as form data whose part `fileKey` is the file',
    access: 'logged-in',
    upload: true,
    input: UploadFields,
    reply: Type.Object({ id: Id }),
  },
  'GET private/file-delete.json.php': {
    summary: 'Deletes a file',
    access: 'logged-in',
    changes: true,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET private/file-move.json.php': {
    summary: 'Moves the file `iid` to the folder `fid`',
    access: 'logged-in',
    changes: true,
    input: Type.Object({ iid: Id, fid: Id }),
    reply: Nothing,
  },
  'POST private/file-set-properties.json.php': {
    summary: 'Changes the name and the caption of a file',
    access: 'logged-in',
    input: Type.Object({ id: Id, name: FileName, caption: Caption }),
    reply: Nothing,
  },
  'GET private/file-get-uses.json.php': {
    summary: 'Where a file is used, as far as this person may see that',
    access: 'logged-in',
    input: Type.Object({ id: Id }),
    reply: Type.Array(FileUse),
  },
  'POST protected/image-get-captions.json.php': {
    summary: 'Captions of images, in the order of their ids; empty for what this visitor may not see',
    access: 'anyone',
    input: CaptionIds,
    reply: Type.Array(Type.String()),
  },
})
