import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { fold } from '../text/fold.ts'
import { sortKey } from '../text/sort-key.ts'

/** What a page is sorted and found by in lists; to be stored with every change of its title and its shortcut. */
export function pageKeys({
  title,
  url,
}: {
  title: string
  url: string
}): Pick<Selectable<Schema['pages']>, 'title_key' | 'url_key' | 'words'> {
  return { title_key: sortKey(title), url_key: sortKey(url), words: fold(`${title}\n/${url}`) }
}
