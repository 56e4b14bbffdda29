import { refusalReason, type Role } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { untilGone } from '../dialogs/until-gone.ts'
import { texts } from './messages.ts'

export interface DeleteRole {
  /** The id of the role that is being deleted. */
  deleting: number | undefined
  /** The role that the server refused to delete, and why; until the next attempt. */
  refused: { role: Role; reason: string } | undefined
  /** Asks, deletes and tells, one role at a time. */
  ask: (role: Role) => void
}

/**
 * @param onDeleted is told the id as soon as the role is gone.
 * @param onRestored is called when it is there again.
 */
export function useDeleteRole(onDeleted: (id: number) => void, onRestored: () => void): DeleteRole {
  const { api, refresh } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const running = useRef(false)
  const [deleting, setDeleting] = useState<number>()
  const [refused, setRefused] = useState<DeleteRole['refused']>()

  async function confirmed(role: Role) {
    setDeleting(role.id)
    setRefused(undefined)
    try {
      await api('GET private/role-delete.json.php', { id: role.id })
    } catch (error) {
      await messages.fail(texts.deleteFailed(), error)
      const reason = refusalReason(error)
      return setRefused(reason === undefined ? undefined : { role, reason })
    } finally {
      setDeleting(undefined)
    }
    onDeleted(role.id)
    void refresh() // the person may have been a member
    await undo.tell(texts.deleted(), [{ kind: 'role', id: role.id }], onRestored)
  }

  async function run(role: Role) {
    running.current = true
    try {
      const more = untilGone(await undo.line())
      const asked = { about: shownTitle(role.title), danger: true, accept: texts.deleteWord(), more }
      if (await messages.confirm(texts.deleteQuestion(), asked)) await confirmed(role)
    } finally {
      running.current = false
    }
  }

  return { deleting, refused, ask: (role) => void (running.current || run(role)) }
}
