import type { FileEntry, ListInput, PagedReply } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { Database } from '../db/database.ts'
import { containsWords, countPaged, readPaged, type ListSort } from '../db/read-paged.ts'
import { fileColumns, toEntry } from './file-list.ts'
import { findVisibleFolder } from './file-rights.ts'
import { foldersWithin } from './folder-chain.ts'
import { visibilityOf, whereVisible } from './visible-files.ts'

type Sort = 'name' | 'ts' | 'size'

const sorts: Readonly<Record<Sort, ListSort>> = {
  name: { column: 'files.name_key', type: 'text' },
  ts: { column: 'files.created', type: 'number' },
  size: { column: 'files.size', type: 'number' },
}

/** A page of the files of a folder, by name unless another order is asked for. */
export function createPagedFiles({ database }: { database: Database }) {
  const { read, engine } = database

  /** @throws {RefusedError} 404 for a folder that this person may not see. */
  return async function list(
    { f, q = '', sort = 'name', ...page }: ListInput<Sort> & { f: number },
    who: Identity,
  ): Promise<PagedReply<FileEntry>> {
    const { chain } = await findVisibleFolder(read, who, f)
    const files = read
      .selectFrom('files')
      .where('files.folder_id', '=', f)
      .where(whereVisible(visibilityOf(who, [chain])))
      .where(containsWords('files.words', q))
    const input = { ...page, sort }
    const { items, next } = await readPaged(files.select(fileColumns), { engine, id: 'files.id', sorts, input })
    const reply = { items: items.map(toEntry), next }
    if (page.cursor !== undefined) return reply
    const total = next === null ? items.length : await countPaged(files, { read, isWhole: q.trim() === '' })
    return { ...reply, ...(total !== undefined && { total }) }
  }
}

/** Files with some words, whichever folder they are in; not counted, as that would look at all of them. */
export function createFileFinder({ database }: { database: Database }) {
  const { read, engine } = database

  return async function find({ q = '', ...input }: ListInput<never>, who: Identity): Promise<PagedReply<FileEntry>> {
    const folders = await foldersWithin(read, who.account?.id)
    const files = read
      .selectFrom('files')
      .where(whereVisible(visibilityOf(who, folders.values())))
      .where(containsWords('files.words', q))
      .select(fileColumns)
    const { items, next } = await readPaged(files, { engine, id: 'files.id', sorts: {}, input })
    return { items: items.map(toEntry), next }
  }
}
