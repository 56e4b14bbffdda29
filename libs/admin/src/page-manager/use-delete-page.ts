import type { Page } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { deleteFailure, deleteQuestion, deleteSuccess } from './texts.ts'

export interface DeletePage {
  /** The id of the page that is being deleted. */
  deleting: number | undefined
  /** Asks, deletes and tells, one page at a time. */
  ask: (page: Page) => void
}

/** @param onDeleted is told the id as soon as the page is gone. */
export function useDeletePage(onDeleted: (id: number) => void): DeletePage {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const running = useRef(false)
  const [deleting, setDeleting] = useState<number>()

  async function confirmed(id: number) {
    setDeleting(id)
    try {
      await api('GET private/page-delete.json.php', { id })
    } catch (error) {
      return await messages.fail(deleteFailure, error)
    } finally {
      setDeleting(undefined)
    }
    onDeleted(id)
    void refresh()
    await messages.alert(deleteSuccess)
  }

  async function run({ id }: Page) {
    running.current = true
    try {
      if (await messages.confirm(deleteQuestion)) await confirmed(id)
    } finally {
      running.current = false
    }
  }

  return { deleting, ask: (page) => void (running.current || run(page)) }
}
