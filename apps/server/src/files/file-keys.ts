import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { fold } from '../text/fold.ts'
import { sortKey } from '../text/sort-key.ts'

/** What a file is sorted and found by; to be stored with every change of its name and its caption. */
export function fileKeys({
  name,
  caption,
}: {
  name: string
  caption: string
}): Pick<Selectable<Schema['files']>, 'name_key' | 'words'> {
  return { name_key: sortKey(name), words: fold(`${name}\n${caption}`) }
}
