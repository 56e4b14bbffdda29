import type { Folder, UploadFile } from '@sitewright/api-client'
import { ImagePreview, UploadDialog, type Folders } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { PermissionEditor } from '../permission-editor/index.ts'
import { actionsIn, type OnFileAction } from './file-action.tsx'
import { FileActionsDialog } from './FileActionsDialog.tsx'
import { FilePropertiesDialog } from './FilePropertiesDialog.tsx'
import type { ListedFile } from './listed-file.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { texts } from './messages.ts'

/** Which dialog is open, and for which files. */
export type OpenDialog =
  | { kind: 'actions' | 'permissions' | 'properties' | 'replace'; file: ListedFile }
  | { kind: 'move'; files: readonly ListedFile[] }
  | { kind: 'preview'; images: readonly ListedFile[]; start: number }

export interface FileDialogsProps {
  dialog: OpenDialog | undefined
  folder: Folder
  folders: Folders
  onAction: OnFileAction
  onMove: (files: readonly ListedFile[], folder: Folder) => void
  onSaved: (file: ListedFile, part: Partial<ListedFile>) => void
  onReplaced: (file: ListedFile) => void
  /** Says in passing what was done. */
  tell: (text: string) => void
  /** Has to stay the same function from one rendering to the next. */
  onClose: () => void
  upload: UploadFile | undefined
}

/** The dialog that is open for files of the list, if any. */
export function FileDialogs(props: FileDialogsProps) {
  const { dialog, folder, folders, onAction, onMove, onSaved, onReplaced, tell, onClose, upload } = props
  const { api } = useSite()
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'actions':
      return <FileActionsDialog file={dialog.file} actions={actionsIn(folder)} onAction={onAction} onClose={onClose} />
    case 'permissions':
      return (
        <PermissionEditor
          id={dialog.file.id}
          title={dialog.file.name}
          context="file"
          onSaved={() => tell(texts.saved())}
          onClose={onClose}
        />
      )
    case 'properties':
      return (
        <FilePropertiesDialog
          file={dialog.file}
          onSaved={(part) => {
            onSaved(dialog.file, part)
            tell(texts.saved())
          }}
          onClose={onClose}
        />
      )
    case 'replace':
      return (
        <UploadDialog
          folderId={folder.idFolder}
          isPublic={folder.Root === 'public'}
          file={dialog.file}
          onClose={(done) => {
            onClose()
            if (!done) return
            onReplaced(dialog.file)
            tell(texts.replaced())
          }}
          {...(upload && { upload })}
        />
      )
    case 'move':
      return <MoveDialog files={dialog.files} folders={folders} onMove={onMove} onClose={onClose} />
    case 'preview':
      return <ImagePreview api={api} images={dialog.images} start={dialog.start} onClose={onClose} />
  }
}
