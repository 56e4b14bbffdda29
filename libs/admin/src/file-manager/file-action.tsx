import type { Folder } from '@sitewright/api-client'
import { Download, FolderInput, KeyRound, Link2, RefreshCw, Settings2, Trash2 } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'
import type { ListedFile } from './listed-file.ts'

export type FileAction = 'delete' | 'permissions' | 'properties' | 'replace' | 'move' | 'copy' | 'download'

export type OnFileAction = (action: FileAction, file: ListedFile) => void

const all: readonly ActionLook<FileAction>[] = [
  { action: 'delete', label: 'Delete file', icon: <Trash2 />, tone: 'danger' },
  { action: 'permissions', label: 'Edit permissions', icon: <KeyRound /> },
  { action: 'properties', label: 'File properties', icon: <Settings2 /> },
  { action: 'replace', label: 'Replace file', icon: <RefreshCw /> },
  { action: 'move', label: 'Move to…', icon: <FolderInput /> },
  { action: 'copy', label: 'Copy link', icon: <Link2 /> },
  { action: 'download', label: 'Download', icon: <Download /> },
]

const withoutPermissions = all.filter(({ action }) => action !== 'permissions')
const harmless = all.filter(({ action }) => action === 'copy' || action === 'download')

/** What may be done with the files of a folder. Those of a personal one are for their owner alone (Q56). */
export function actionsIn({ MayManage, Root }: Folder): readonly ActionLook<FileAction>[] {
  if (!MayManage) return harmless
  return Root === 'personal' ? withoutPermissions : all
}
