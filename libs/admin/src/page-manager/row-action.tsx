import type { Page } from '@sitewright/api-client'
import { Copy, KeyRound, Settings2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

export type RowAction = 'delete' | 'clone' | 'permissions' | 'edit'

/** What can be done with a page, besides opening it. */
export const rowActions: readonly { action: RowAction; label: string; icon: ReactNode; tone?: 'danger' }[] = [
  { action: 'delete', label: 'Delete page', icon: <Trash2 />, tone: 'danger' },
  { action: 'clone', label: 'Clone page', icon: <Copy /> },
  { action: 'permissions', label: 'Edit access permissions', icon: <KeyRound /> },
  { action: 'edit', label: 'Edit page settings', icon: <Settings2 /> },
]

export type OnRowAction = (action: RowAction, page: Page) => void
