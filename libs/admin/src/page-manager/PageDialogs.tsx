import type { Page, PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { PageHistoryDialog } from '../page-history/PageHistoryDialog.tsx'
import { PermissionEditor } from '../permission-editor/index.ts'
import { EditPageDialog } from './EditPageDialog.tsx'
import { NewPageDialog } from './NewPageDialog.tsx'
import { PageActionsDialog } from './PageActionsDialog.tsx'
import { ReplacePageDialog } from './ReplacePageDialog.tsx'
import type { OnRowAction, RowAction } from './row-action.tsx'

/** Which dialog is open, and for which page. */
export type OpenDialog = { kind: 'new' } | { kind: 'actions' | Exclude<RowAction, 'delete'>; page: Page }

export interface PageDialogsProps {
  dialog: OpenDialog | undefined
  types: Loaded<readonly PageType[]>
  /** All pages, to choose from. */
  pages: readonly Page[]
  onAction: OnRowAction
  onCreated: (page: Page) => void
  onSaved: (page: Page) => void
  /** Gets a page and the one whose content it shows now. */
  onReplaced: (page: Page, source: Page) => void
  onClose: () => void
}

/** The dialog that is open on the Page Manager, if any. It closes when its work is done. */
export function PageDialogs(props: PageDialogsProps) {
  const { dialog, types, pages, onAction, onCreated, onSaved, onReplaced, onClose } = props
  const done = (tell: (page: Page) => void) => (page: Page) => {
    tell(page)
    onClose()
  }
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'new':
      return <NewPageDialog types={types} pages={pages} onCreated={done(onCreated)} onClose={onClose} />
    case 'clone':
      return (
        <NewPageDialog types={types} pages={pages} source={dialog.page} onCreated={done(onCreated)} onClose={onClose} />
      )
    case 'replace':
      return (
        <ReplacePageDialog
          page={dialog.page}
          pages={pages}
          onReplaced={(page, source) => {
            onReplaced(page, source)
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'history':
      return <PageHistoryDialog page={dialog.page} onClose={onClose} />
    case 'permissions':
      return <PermissionEditor id={dialog.page.id} title={dialog.page.name} context="page" onClose={onClose} />
    case 'edit':
      return <EditPageDialog page={dialog.page} onSaved={done(onSaved)} onClose={onClose} />
    case 'actions':
      return <PageActionsDialog page={dialog.page} onAction={onAction} onClose={onClose} />
  }
}
