import type { Folder } from '@sitewright/api-client'
import { Download, FolderInput, KeyRound, Link2, RefreshCw, Settings2, Trash2 } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'
import type { ListedFile } from './listed-file.ts'
import type { ReactNode } from 'react'
import { texts } from './messages.ts'

export type FileAction = 'download' | 'copy' | 'move' | 'replace' | 'properties' | 'permissions' | 'delete'

export type OnFileAction = (action: FileAction, file: ListedFile) => void

/** In the order of the row and of the menu; what deletes is the last one and stands apart. */
const all: readonly ActionLook<FileAction>[] = [
  look('download', texts.download, <Download />),
  look('copy', texts.copyLink, <Link2 />),
  look('move', texts.moveTo, <FolderInput />),
  look('replace', texts.replaceFile, <RefreshCw />),
  look('properties', texts.properties, <Settings2 />),
  look('permissions', texts.editPermissions, <KeyRound />),
  look('delete', texts.deleteFile, <Trash2 />, 'danger'),
]

/** Its label is asked for when it is shown, since its reader is not known before. */
function look(action: FileAction, label: () => string, icon: ReactNode, tone?: 'danger'): ActionLook<FileAction> {
  return {
    action,
    get label() {
      return label()
    },
    icon,
    ...(tone && { tone }),
  }
}

const withoutPermissions = all.filter(({ action }) => action !== 'permissions')
const harmless = all.filter(({ action }) => action === 'copy' || action === 'download')

/** What may be done with the files of a folder. Those of a personal one are for their owner alone (Q56). */
export function actionsIn({ MayManage, Root }: Folder): readonly ActionLook<FileAction>[] {
  if (!MayManage) return harmless
  return Root === 'personal' ? withoutPermissions : all
}
