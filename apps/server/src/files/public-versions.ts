import { admits, fileRule } from '../access/file-rule.ts'
import { anonymous } from '../access/rights.ts'
import type { Reader } from '../db/database.ts'
import { prepareQuery } from '../db/prepare-query.ts'
import { folderChains } from './folder-chain.ts'

/** Characters of a hash that tell one content of a file from another. */
const length = 12

/** The version of the bytes of a file in its address. */
export function versionOf({ sha256 }: { sha256: string }): string {
  return sha256.slice(0, length)
}

/** A page that shows more files has some of them without a version. */
const most = 1000

/** The versions by id of those of the files that everyone may have: of others nothing is told, not even a hash. */
export async function publicVersions(db: Reader, ids: readonly number[]): Promise<Record<number, string>> {
  if (ids.length === 0) return {}
  const asked = ids.slice(0, most)
  const files = await db.selectFrom('files').where('id', 'in', asked).select(['id', 'folder_id', 'sha256']).execute()
  const kept = await db.selectFrom('file_roles').where('file_id', 'in', asked).selectAll().execute()
  const chains = await folderChains(db, [...new Set(files.map((file) => file.folder_id))])
  const shown = files.filter(({ id, folder_id }) => {
    const roles = kept.flatMap(({ file_id, role_id }) => (file_id === id ? [role_id] : []))
    const rule = fileRule(roles, chains.get(folder_id) ?? [])
    return rule !== undefined && admits(rule, anonymous)
  })
  return Object.fromEntries(shown.map((file) => [file.id, versionOf(file)]))
}

/** Tells the ids of the files that the published content of a page names. */
export function createFilesOfPage(db: Reader): (pageId: number) => Promise<number[]> {
  const find = prepareQuery(db, (pageId: number) =>
    db
      .selectFrom('file_uses')
      .where('page_id', '=', pageId)
      .where('state', '=', 'active')
      .select('file_id')
      .orderBy('file_id'),
  )
  return async (pageId) => (await find(pageId)).map(({ file_id }) => file_id)
}
