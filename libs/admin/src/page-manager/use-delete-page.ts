import type { ListedPage } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { untilGone } from '../dialogs/until-gone.ts'
import { texts } from './messages.ts'
import { withPlaceNotes } from './texts.ts'

export interface DeletePage {
  /** The id of the page that is being deleted. */
  deleting: number | undefined
  /** Asks, deletes and tells, one page at a time. */
  ask: (page: ListedPage) => void
}

/**
 * @param onDeleted is told the id as soon as the page is gone.
 * @param onRestored is called when it is there again.
 */
export function useDeletePage(onDeleted: (id: number) => void, onRestored: () => void): DeletePage {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const running = useRef(false)
  const [deleting, setDeleting] = useState<number>()

  async function confirmed(id: number) {
    setDeleting(id)
    try {
      await api('GET private/page-delete.json.php', { id })
    } catch (error) {
      return await messages.fail(texts.deleteFailed(), error)
    } finally {
      setDeleting(undefined)
    }
    onDeleted(id)
    void refresh()
    await undo.tell(texts.deleted(), [{ kind: 'page', id }], onRestored)
  }

  async function run(page: ListedPage) {
    const { id, name } = page
    running.current = true
    try {
      const more = withPlaceNotes([page], untilGone(await undo.line()))
      const asked = { about: shownTitle(name), danger: true, accept: texts.deleteWord(), more }
      if (await messages.confirm(texts.deleteQuestion(), asked)) await confirmed(id)
    } finally {
      running.current = false
    }
  }

  return { deleting, ask: (page) => void (running.current || run(page)) }
}
