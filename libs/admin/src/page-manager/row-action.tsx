import type { Page } from '@sitewright/api-client'
import { Copy, History, KeyRound, Replace, Settings2, Trash2 } from 'lucide-react'
import type { ActionLook } from '../shared/RowActionsDialog.tsx'

export type RowAction = 'delete' | 'replace' | 'clone' | 'permissions' | 'edit' | 'history'

/** What can be done with a page, besides opening it. */
export const rowActions: readonly ActionLook<RowAction>[] = [
  { action: 'delete', label: 'Delete page', icon: <Trash2 />, tone: 'danger' },
  { action: 'replace', label: 'Replace page', icon: <Replace /> },
  { action: 'clone', label: 'Clone page', icon: <Copy /> },
  { action: 'permissions', label: 'Edit access permissions', icon: <KeyRound /> },
  { action: 'edit', label: 'Edit page settings', icon: <Settings2 /> },
  { action: 'history', label: 'Page history', icon: <History /> },
]

export type OnRowAction = (action: RowAction, page: Page) => void
