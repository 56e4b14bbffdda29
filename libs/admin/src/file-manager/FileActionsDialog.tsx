import { fileUrl } from '@sitewright/api-client'
import { shownTitle } from '../dialogs/shown-title.ts'
import { RowActionsDialog, type ActionLook } from '../shared/RowActionsDialog.tsx'
import type { FileAction, OnFileAction } from './file-action.tsx'
import type { ListedFile } from './listed-file.ts'

export interface FileActionsDialogProps {
  file: ListedFile
  actions: readonly ActionLook<FileAction>[]
  onAction: OnFileAction
  onClose: () => void
}

/** The actions of a row where the list is too narrow to show them in it. */
export function FileActionsDialog({ file, actions, onAction, onClose }: FileActionsDialogProps) {
  const download = actions.find(({ action }) => action === 'download')
  return (
    <RowActionsDialog
      title={shownTitle(file.name)}
      link={
        download && (
          <a href={fileUrl(file.id, { dl: true })} download onClick={onClose}>
            {download.icon} {download.label}
          </a>
        )
      }
      actions={actions.filter((action) => action !== download)}
      onAction={(action) => onAction(action, file)}
      onClose={onClose}
    />
  )
}
