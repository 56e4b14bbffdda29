import type { Identity } from '@sitewright/page-kit/server'
import type { Database } from '../db/database.ts'
import { whereVisible, visibilityOf } from './visible-files.ts'
import { folderChains } from './folder-chain.ts'

/** Captions of files, in the order of their ids; '' for what is not there for this person. */
export function createCaptions({ database: { read } }: { database: Database }) {
  return async function captions(ids: readonly number[], who: Identity): Promise<string[]> {
    if (ids.length === 0) return []
    const wanted = [...new Set(ids)]
    const places = await read.selectFrom('files').where('id', 'in', wanted).select('folder_id').distinct().execute()
    const chains = await folderChains(
      read,
      places.map((file) => file.folder_id),
    )
    const within = places.flatMap(({ folder_id }) => {
      const chain = chains.get(folder_id)
      return chain ? [chain] : []
    })
    const files = await read
      .selectFrom('files')
      .where('id', 'in', wanted)
      .where(whereVisible(visibilityOf(who, within)))
      .select(['id', 'caption'])
      .execute()
    const found = new Map(files.map(({ id, caption }) => [id, caption]))
    return ids.map((id) => found.get(id) ?? '')
  }
}
