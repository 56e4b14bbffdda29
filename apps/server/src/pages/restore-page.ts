import { cleanContent, RefusedError } from '@sitewright/page-kit/server'
import type { Writer } from '../db/database.ts'
import type { Row } from '../db/row-text.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { indexPage } from '../search/search-index.ts'
import { nameAgain } from '../trash/name-again.ts'
import type { Restorer } from '../trash/trash.ts'
import { pageKeys } from './page-keys.ts'
import { deleteFormerShortcut, hasShortcut } from './shortcuts.ts'

/** How a page comes back from the trash: without a shortcut that another page has by now, or is reached by. */
export function pageRestorer({ kinds }: { kinds: PageKinds }): Restorer {
  return {
    async begin({ tx, row, note }) {
      const wanted = String(row['url'])
      const isTaken = await hasPage(tx, wanted)
      const url = isTaken ? '' : wanted
      if (isTaken) note({ say: 'noShortcut', with: { url: wanted } })
      await deleteFormerShortcut(tx, url)
      const kind = kinds.get(String(row['kind']))
      return async (table, each) => {
        if (table === 'pages') return { ...each, url, ...pageKeys({ title: String(each['title']), url }) }
        if (table === 'former_shortcuts') {
          const former = String(each['url'])
          if (!(await leadsElsewhere(tx, former))) return each
          note({ say: 'formerAddress', with: { url: former } })
          return undefined
        }
        if (table === 'page_contents' && kind) return cleaned(each, (content) => cleanContent(kind, content))
        return each
      }
    },
    async end(restoring) {
      const { tx, id } = restoring
      await tx.updateTable('menu_items').set({ lost_page: null }).where('page_id', '=', id).execute()
      await indexPage(tx, id)
      await nameAgain(restoring)
    },
  }
}

async function hasPage(tx: Writer, url: string): Promise<boolean> {
  if (url === '') return false
  return (await tx.selectFrom('pages').where(hasShortcut(url)).select('id').executeTakeFirst()) !== undefined
}

async function leadsElsewhere(tx: Writer, url: string): Promise<boolean> {
  if (await hasPage(tx, url)) return true
  const former = tx.selectFrom('former_shortcuts').where('url', '=', url).select('page_id')
  return (await former.executeTakeFirst()) !== undefined
}

/** A content that its kind refuses comes back as it was, as it would have stayed if it had not been deleted. */
function cleaned(row: Row, clean: (content: string) => string): Row {
  try {
    return { ...row, content: clean(String(row['content'])) }
  } catch (error) {
    if (error instanceof RefusedError) return row
    throw error
  }
}
