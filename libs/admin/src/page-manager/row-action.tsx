import type { ListedPage } from '@sitewright/api-client'
import { Copy, History, KeyRound, Replace, Settings2, Trash2 } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'

export type RowAction = 'delete' | 'replace' | 'clone' | 'permissions' | 'edit' | 'history'

/** An action of a page's row. */
export interface PageActionLook extends ActionLook<RowAction> {
  /** The word of its label that stands beside its icon where there is room. */
  word: string
}

/** What can be done with a page, besides opening it: what is done most often first, what takes something away last. */
export const rowActions: readonly PageActionLook[] = [
  { action: 'edit', label: 'Edit page settings', word: 'Settings', icon: <Settings2 /> },
  { action: 'permissions', label: 'Edit access permissions', word: 'Permissions', icon: <KeyRound /> },
  { action: 'clone', label: 'Clone page', word: 'Clone', icon: <Copy /> },
  { action: 'replace', label: 'Replace page', word: 'Replace', icon: <Replace /> },
  { action: 'history', label: 'Page history', word: 'History', icon: <History /> },
  { action: 'delete', label: 'Delete page', word: 'Delete', icon: <Trash2 />, tone: 'danger' },
]

export type OnRowAction = (action: RowAction, page: ListedPage) => void
