import { chakra } from '@chakra-ui/react'
import { type Folder, type UploadFile, fileUrl } from '@sitewright/api-client'
import { publicNote, type Folders, type NamedFile } from '@sitewright/media'
import { useCallback, useRef, useState } from 'react'
import type { NoticeText } from '../shared/Notice.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { FileAction } from './file-action.tsx'
import { FileDialogs, type OpenDialog } from './FileDialogs.tsx'
import { FileList } from './FileList.tsx'
import type { ListedFile } from './listed-file.ts'
import { useDeleteFiles } from './use-delete-files.ts'
import { useDesktopDrop } from './use-desktop-drop.ts'
import { useFiles, type FileWork } from './use-files.ts'
import { useMoveFiles } from './use-move-files.ts'
import { useMessages, type Sort, type Toasts } from '@sitewright/ui'
import { texts } from './messages.ts'

export interface FolderFilesProps {
  folder: Folder
  folders: Folders
  /** Another one has the list loaded again. */
  revision: number
  /** What is searched for at first. */
  searched: string
  /** The order at first. */
  sorted: Sort | undefined
  onSorted: (sort: Sort | undefined) => void
  onDropped: (files: readonly File[], fields: { idFolder: number }) => void
  /** Files were replaced or moved back, here or in another folder. */
  onChanged: () => void
  onNotice: (notice: NoticeText | undefined) => void
  tell: Toasts['showToast']
  upload: UploadFile | undefined
}

const Place = chakra('section', {
  base: {
    position: 'relative',
    borderRadius: 'lg',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'accent.solid', outlineOffset: '6px' },
  },
})

/**
 * The files of the selected folder and all that can be done with them. For another folder, or another search to begin with, it has to be made
 * again.
 */
export function FolderFiles(props: FolderFilesProps) {
  const { folder, folders, revision, searched, sorted, onSorted, onChanged, onNotice, tell, upload } = props
  const files = useFiles({ idFolder: folder.idFolder, revision, searched, sorted, onSorted })
  const [dialog, setDialog] = useState<OpenDialog>()
  const searchField = useRef<HTMLInputElement>(null)
  const closeDialog = useCallback(() => setDialog(undefined), [])
  const { move, deletion, drop } = useFileWork(props, { files, fallback: () => searchField.current })
  const copyLink = useCopyLink(tell)

  function handleAction(action: FileAction, file: ListedFile) {
    onNotice(undefined)
    if (action === 'delete') deletion.ask([file])
    else if (action === 'copy') void copyLink(file)
    else if (action === 'move') setDialog({ kind: 'move', files: [file] })
    else if (action !== 'download') setDialog({ kind: action, file })
  }

  return (
    <Place aria-label={texts.list()} data-over={drop.over || undefined} {...drop.handlers}>
      <FileList
        folder={folder}
        files={files}
        deleting={deletion.deleting}
        onAction={handleAction}
        onMore={(file) => setDialog({ kind: 'actions', file })}
        onPreview={(images, start) => setDialog({ kind: 'preview', images, start })}
        onMove={(chosen) => setDialog({ kind: 'move', files: chosen })}
        onDelete={deletion.ask}
        searchField={searchField}
      />
      <FileDialogs
        dialog={dialog}
        folder={folder}
        folders={folders}
        onAction={handleAction}
        onMove={move}
        onSaved={({ id }, part) => files.edit(new Set([id]), part)}
        onReplaced={({ id, version = 0 }) => {
          files.edit(new Set([id]), { version: version + 1 })
          onChanged()
        }}
        tell={tell}
        onClose={closeDialog}
        upload={upload}
      />
    </Place>
  )
}

/** Moving, deleting and dropping files, with what is said of those that were refused or that everybody sees now. */
function useFileWork(
  { folder, onDropped, onChanged, onNotice, tell }: FolderFilesProps,
  { files, fallback }: Pick<FileWork, 'files' | 'fallback'>,
) {
  function refused({ name }: ListedFile, reason: string | undefined) {
    if (reason) onNotice({ status: 'error', text: `${shownTitle(name)}: ${reason}` })
  }
  function warn(published: readonly NamedFile[], { Root }: Folder) {
    const text = Root === 'public' ? publicNote(published) : undefined
    if (text) onNotice({ status: 'warning', text })
  }
  const work = { files, tell, refused, fallback }
  const move = useMoveFiles({
    ...work,
    from: folder,
    onMoved: (moved, target) => folder.Root !== target.Root && warn(moved, target),
    onMovedBack: onChanged,
  })
  const deletion = useDeleteFiles(work)
  const drop = useDesktopDrop(folder.MayAdd, (dropped) => {
    warn(dropped, folder)
    onDropped(dropped, { idFolder: folder.idFolder })
  })
  return { move, deletion, drop }
}

/** Puts a file's address into the clipboard; where the browser does not allow that, shows it to be copied by hand. */
function useCopyLink(tell: (text: string) => void): (file: ListedFile) => Promise<void> {
  const messages = useMessages()
  return async ({ id }) => {
    const link = new URL(fileUrl(id), window.location.href).href
    try {
      await navigator.clipboard.writeText(link)
      tell(texts.linkCopied())
    } catch {
      // not allowed; or, without https, not there at all
      await messages.prompt(texts.copyByHand(), link)
    }
  }
}
