import { refusalReason, type Folder } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useRef } from 'react'
import { untilGone } from '../dialogs/until-gone.ts'
import { texts } from './messages.ts'

export interface DeleteFolderOptions {
  onDeleted: (folder: Folder) => void
  /** Called when it is there again. */
  onRestored: () => void
  /** Gets the server's reason for refusing it, if it gave one. */
  onRefused: (folder: Folder, reason: string | undefined) => void
}

/** Asks, deletes and tells (Q54), one folder at a time. Only an empty folder can be deleted; the server says so. */
export function useDeleteFolder({ onDeleted, onRestored, onRefused }: DeleteFolderOptions): (folder: Folder) => void {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const running = useRef(false)

  async function run(folder: Folder) {
    if (
      !(await messages.confirm(texts.deleteFolderQuestion(), {
        about: folder.Name,
        accept: texts.delete(),
        danger: true,
        more: untilGone(await undo.line()),
      }))
    )
      return
    try {
      await api('GET private/folder-delete.json.php', { id: folder.idFolder })
    } catch (error) {
      onRefused(folder, refusalReason(error))
      return await messages.fail(texts.deleteFolderFailed(), error)
    }
    onDeleted(folder)
    await undo.tell(texts.folderDeleted(), [{ kind: 'folder', id: folder.idFolder }], onRestored)
  }

  return (folder) => {
    if (running.current) return
    running.current = true
    void run(folder).finally(() => (running.current = false))
  }
}
