import { refusalReason, type Folder } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef } from 'react'
import { folderDeleteFailure, folderDeleteQuestion, folderDeleteSuccess } from './texts.ts'

export interface DeleteFolderOptions {
  onDeleted: (folder: Folder) => void
  /** Gets the server's reason for refusing it, if it gave one. */
  onRefused: (folder: Folder, reason: string | undefined) => void
}

/** Asks, deletes and tells (Q54), one folder at a time. Only an empty folder can be deleted; the server says so. */
export function useDeleteFolder({ onDeleted, onRefused }: DeleteFolderOptions): (folder: Folder) => void {
  const { api } = useSite()
  const messages = useMessages()
  const running = useRef(false)

  async function run(folder: Folder) {
    if (!(await messages.confirm(folderDeleteQuestion))) return
    try {
      await api('GET private/folder-delete.json.php', { id: folder.idFolder })
    } catch (error) {
      onRefused(folder, refusalReason(error))
      return await messages.fail(folderDeleteFailure, error)
    }
    onDeleted(folder)
    await messages.alert(folderDeleteSuccess)
  }

  return (folder) => {
    if (running.current) return
    running.current = true
    void run(folder).finally(() => (running.current = false))
  }
}
