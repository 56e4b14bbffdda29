import type { PageKindServices } from '@sitewright/page-kit/server'
import type { Reader } from '../db/database.ts'
import { fileColumns } from './file-list.ts'
import { folderChains } from './folder-chain.ts'
import { visibilityOf, whereVisible } from './visible-files.ts'

/** Tells of files by their ids to those who may see them, however many there are by three queries. */
export function createFilesByIds(db: Reader): PageKindServices['files']['byIds'] {
  return async function byIds({ ids, who }) {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return new Map()
    const places = await db.selectFrom('files').where('id', 'in', wanted).select('folder_id').distinct().execute()
    const chains = await folderChains(
      db,
      places.map((file) => file.folder_id),
    )
    const files = await db
      .selectFrom('files')
      .where('id', 'in', wanted)
      .where(whereVisible(visibilityOf(who, chains.values())))
      .select(fileColumns)
      .execute()
    return new Map(files.map(({ folder_id: _, ...file }) => [file.id, file]))
  }
}
