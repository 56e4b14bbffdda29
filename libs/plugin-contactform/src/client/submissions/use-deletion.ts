import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useMemo, useRef } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import { texts } from './messages.ts'

/** What a list knows of a submission that is deleted and brought back. */
export interface DeletableRow {
  /** Something is being done with it. */
  busy?: boolean
  deleted?: boolean
  /** It was deleted, and can be brought back. */
  undoable?: boolean
}

/** What is deleted: by whom it was sent, and through which form. */
interface DeletedSubmission {
  id: number
  email: string
  title: string
}

export interface Deletion {
  /** Asks first, one question at a time. @returns true if it is deleted now. */
  remove: (row: DeletedSubmission) => Promise<boolean>
  /** Brings a deleted one back. */
  undo: (row: DeletableRow & { id: number }) => Promise<void>
}

/** What `useRowChanges` gives. */
interface RowChanges {
  change: (id: number, part: DeletableRow) => void
  forget: (id: number) => void
}

/** Deletes submissions, and brings them back. The same functions with every rendering. */
export function useDeletion({ change, forget }: RowChanges): Deletion {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const asking = useRef(false)
  return useMemo(
    () => ({
      remove: async ({ id, email, title }) => {
        if (asking.current) return false
        asking.current = true
        const more = await undo.line()
        const yes = await messages.confirm(texts.confirmDelete(), {
          about: `${email} · ${title}`,
          danger: true,
          accept: texts.deleteWord(),
          more,
        })
        asking.current = false
        if (!yes) return false
        change(id, { busy: true })
        try {
          await withCalls<ContactFormCalls>(api)('GET private/form-submission-delete.json.php', { id })
          change(id, { busy: false, deleted: true, undoable: more !== undefined })
          return true
        } catch (error) {
          change(id, { busy: false })
          await messages.fail(texts.deleteFailed(), error)
          return false
        }
      },
      undo: async ({ id, busy }) => {
        if (busy) return
        change(id, { busy: true })
        await undo.bringBack([{ kind: 'form submission', id }], () => forget(id))
        change(id, { busy: false })
      },
    }),
    [api, change, forget, messages, undo],
  )
}
