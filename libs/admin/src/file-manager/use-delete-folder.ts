import { refusalReason, type Api, type Folder, type PagedReply } from '@sitewright/api-client'
import { listFormat } from '@sitewright/messages'
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
}

/**
 * Asks, deletes and tells (Q54), one folder at a time. Only an empty folder can be deleted: of one that is not, it says what is
 * in it, and asks nothing.
 */
export function useDeleteFolder({ onDeleted, onRestored }: DeleteFolderOptions): (folder: Folder) => void {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const running = useRef(false)

  async function run(folder: Folder) {
    const { Name: name } = folder
    const what = await contentOf(api, folder)
    if (what !== '') return messages.alert(texts.folderNotEmpty({ name, what }), texts.emptyFirst())
    if (
      !(await messages.confirm(texts.deleteFolderQuestion(), {
        about: name,
        accept: texts.delete(),
        danger: true,
        more: untilGone(await undo.line()),
      }))
    )
      return
    try {
      await api('GET private/folder-delete.json.php', { id: folder.idFolder })
    } catch (error) {
      const said = [texts.deleteFolderFailed(), refusalReason(error)]
      return await messages.fail(said.filter((part) => part !== undefined).join('\n\n'), error)
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

/** In words, what this person sees in a folder; '' for nothing, and where it cannot be told: the server knows it then. */
async function contentOf(api: Api, { idFolder, Children }: Folder): Promise<string> {
  const files = await api('GET protected/file-get-paged.json.php', { f: idFolder }).catch(() => undefined)
  const parts: string[] = []
  if (files && files.items.length > 0) parts.push(countOf(files))
  if (Children.length > 0) parts.push(texts.foldersInIt({ count: Children.length }))
  return listFormat().format(parts)
}

function countOf({ items, next, total }: PagedReply<unknown>): string {
  if (total === undefined && next !== null) return texts.manyFilesInIt()
  return texts.filesInIt({ count: total ?? items.length })
}
