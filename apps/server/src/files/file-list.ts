import type { FileEntry } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { Database } from '../db/database.ts'
import { findVisibleFolder, type FileRow } from './file-rights.ts'
import { isImage, rasterTypes } from './file-type.ts'
import { seenBy } from './file-sight.ts'
import { foldersWithin, type FolderChain } from './folder-chain.ts'

/** Files that a list over all folders has at most: the newest. */
const most = 5000

export interface FileListInput {
  /** The folder; absent: all. */
  f?: number
  /** 1: images only. */
  i?: number
}

/** Lists of files: of one folder by name, or of all folders, the newest first. */
export function createFileList({ database }: { database: Database }) {
  const { read } = database

  /** @throws {RefusedError} 404 for a folder that this person may not see. */
  return async function list({ f, i }: FileListInput, who: Identity): Promise<FileEntry[]> {
    const chains = f === undefined ? (await foldersWithin(read, who.account?.id)).values() : [await chainOf(f, who)]
    let files = read
      .selectFrom('files')
      .where(seenBy(who, chains))
      .select(['id', 'name', 'caption', 'created', 'folder_id', 'type', 'size', 'width', 'height'])
    if (i === 1) files = files.where('type', 'in', [...rasterTypes, 'image/svg+xml'])
    if (f === undefined) return (await files.orderBy('id', 'desc').limit(most).execute()).map(toEntry)
    return inOrder((await files.where('folder_id', '=', f).execute()).map(toEntry))
  }

  async function chainOf(folder: number, who: Identity): Promise<FolderChain> {
    return (await findVisibleFolder(read, who, folder)).chain
  }
}

type Listed = Pick<FileRow, 'id' | 'name' | 'caption' | 'created' | 'folder_id' | 'type' | 'size' | 'width' | 'height'>

/** Field by field, which takes half the time of a spread where there are ten thousand. */
function toEntry(file: Listed): FileEntry {
  return {
    id: file.id,
    name: file.name,
    caption: file.caption,
    ts: file.created,
    IsImage: isImage(file.type),
    idFolder: file.folder_id,
    type: file.type,
    size: file.size,
    width: file.width,
    height: file.height,
  }
}

/** By name as people read it: without regard to case and accents, numbers by their value. */
function inOrder(files: readonly FileEntry[]): FileEntry[] {
  return files
    .map((file) => ({ file, key: orderKey(file.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.file.id - b.file.id))
    .map(({ file }) => file)
}

/** Compared as bare text: a collator takes three times as long for ten thousand names. */
function orderKey(name: string): string {
  const letters = /^[ -~]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, '')
  return letters.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
