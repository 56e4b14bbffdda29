import type { Folder } from '@sitewright/api-client'
import { Download, FolderInput, KeyRound, Link2, RefreshCw, Settings2, Trash2 } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'
import type { ListedFile } from './listed-file.ts'

export type FileAction = 'download' | 'copy' | 'move' | 'replace' | 'properties' | 'permissions' | 'delete'

export type OnFileAction = (action: FileAction, file: ListedFile) => void

/** In the order of the row and of the menu; what deletes is the last one and stands apart. */
const all: readonly ActionLook<FileAction>[] = [
  { action: 'download', label: 'Download', icon: <Download /> },
  { action: 'copy', label: 'Copy link', icon: <Link2 /> },
  { action: 'move', label: 'Move to…', icon: <FolderInput /> },
  { action: 'replace', label: 'Replace file', icon: <RefreshCw /> },
  { action: 'properties', label: 'File properties', icon: <Settings2 /> },
  { action: 'permissions', label: 'Edit permissions', icon: <KeyRound /> },
  { action: 'delete', label: 'Delete file', icon: <Trash2 />, tone: 'danger' },
]

const withoutPermissions = all.filter(({ action }) => action !== 'permissions')
const harmless = all.filter(({ action }) => action === 'copy' || action === 'download')

/** What may be done with the files of a folder. Those of a personal one are for their owner alone (Q56). */
export function actionsIn({ MayManage, Root }: Folder): readonly ActionLook<FileAction>[] {
  if (!MayManage) return harmless
  return Root === 'personal' ? withoutPermissions : all
}
