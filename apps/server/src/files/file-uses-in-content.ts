import { maxInteger } from '@sitewright/api-client/contract'
import type { Writer } from '../db/database.ts'

/** An address of a file, in HTML or JSON text. Its length is bounded, so that the search takes linear time. */
const address = /file-get\.php\?([^\s"'<>\\#]{1,200})/g

/** Ids of the files whose addresses appear in a content. */
export function filesUsedIn(content: string): Set<number> {
  const ids = new Set<number>()
  for (const [, query = ''] of content.matchAll(address)) {
    const id = Number(new URLSearchParams(query.replaceAll('&amp;', '&')).get('id'))
    if (isFileId(id)) ids.add(id)
  }
  return ids
}

function isFileId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= maxInteger
}

/** Rows that go into one statement. */
const batch = 1000

export interface NamedFiles {
  pageId: number
  state: 'active' | 'draft'
  files: readonly number[]
}

/** Notes which files a page's content names, and no others. A file that does not exist may be named too. */
export async function recordFileUses(tx: Writer, { pageId, state, files }: NamedFiles): Promise<void> {
  await tx.deleteFrom('file_uses').where('page_id', '=', pageId).where('state', '=', state).execute()
  const rows = [...new Set(files)].filter(isFileId).map((file_id) => ({ page_id: pageId, state, file_id }))
  for (let first = 0; first < rows.length; first += batch)
    await tx
      .insertInto('file_uses')
      .values(rows.slice(first, first + batch))
      .execute()
}
