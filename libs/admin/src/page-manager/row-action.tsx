import type { ListedPage } from '@sitewright/api-client'
import { Copy, History, KeyRound, Replace, Settings2, Trash2 } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'

export type RowAction = 'delete' | 'replace' | 'clone' | 'permissions' | 'edit' | 'history'

/** What can be done with a page, besides opening it: what is done most often first, what takes something away last. */
export const rowActions: readonly ActionLook<RowAction>[] = [
  { action: 'edit', label: 'Edit page settings', icon: <Settings2 /> },
  { action: 'permissions', label: 'Edit access permissions', icon: <KeyRound /> },
  { action: 'clone', label: 'Clone page', icon: <Copy /> },
  { action: 'replace', label: 'Replace page', icon: <Replace /> },
  { action: 'history', label: 'Page history', icon: <History /> },
  { action: 'delete', label: 'Delete page', icon: <Trash2 />, tone: 'danger' },
]

export type OnRowAction = (action: RowAction, page: ListedPage) => void
