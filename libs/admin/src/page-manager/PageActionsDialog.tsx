import type { ListedPage } from '@sitewright/api-client'
import { ArrowUpRight, SquarePen } from 'lucide-react'
import { editAddress, pageAddress } from '../shared/page-address.ts'
import { RowActionsDialog } from '../shared/RowActionsDialog.tsx'
import { rowActions, type OnRowAction } from './row-action.tsx'
import { useMayWrite } from './use-may-write.ts'
import { texts } from './messages.ts'

export interface PageActionsDialogProps {
  page: ListedPage
  onAction: OnRowAction
  onClose: () => void
}

/** The actions of a row where the window is too narrow to show them in it. */
export function PageActionsDialog({ page, onAction, onClose }: PageActionsDialogProps) {
  const mayWrite = useMayWrite(page)
  return (
    <RowActionsDialog
      title={page.name || texts.noTitle()}
      first={
        mayWrite && (
          <a href={editAddress(page)}>
            <SquarePen /> {texts.write()}
          </a>
        )
      }
      link={
        <a href={pageAddress(page)}>
          <ArrowUpRight /> {texts.open()}
        </a>
      }
      beforeLink={1}
      actions={rowActions}
      onAction={(action) => onAction(action, page)}
      onClose={onClose}
    />
  )
}
