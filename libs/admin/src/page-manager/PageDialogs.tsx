import type { ListedPage, Page, PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { PageHistoryDialog } from '../page-history/PageHistoryDialog.tsx'
import { PermissionEditor } from '../permission-editor/index.ts'
import { BrokenLinksDialog } from './BrokenLinksDialog.tsx'
import { EditPageDialog } from './EditPageDialog.tsx'
import { NewPageDialog } from './NewPageDialog.tsx'
import { PageActionsDialog } from './PageActionsDialog.tsx'
import type { Outcome } from './change-pages.ts'
import { RestrictPagesDialog } from './RestrictPagesDialog.tsx'
import { ReplacePageDialog } from './ReplacePageDialog.tsx'
import type { OnRowAction, RowAction } from './row-action.tsx'

/** Which dialog is open, and for which page. */
export type OpenDialog =
  | { kind: 'new' }
  | { kind: 'broken-links' }
  | { kind: 'restrict'; pages: readonly ListedPage[] }
  | { kind: 'edit' | 'history'; page: Page; /** The address asked for it. */ asked?: boolean }
  | { kind: 'actions' | Exclude<RowAction, 'delete' | 'edit' | 'history'>; page: ListedPage }

export interface PageDialogsProps {
  dialog: OpenDialog | undefined
  types: Loaded<readonly PageType[]>
  /** The pages that are known. */
  pages: readonly Page[]
  onAction: OnRowAction
  /** Gets a page, and whether it was put into the menu. */
  onCreated: (page: Page, menu: boolean) => void
  onSaved: (page: Page) => void
  /** Gets what became of several pages, and the titles of the roles that they are kept for. */
  onRestricted: (outcome: Outcome, roles: readonly string[]) => void
  /** Gets a page and the one whose content it shows now. */
  onReplaced: (page: Page, source: Page) => void
  onClose: () => void
}

/** The dialog that is open on the Page Manager, if any. It closes when its work is done. */
export function PageDialogs(props: PageDialogsProps) {
  const { dialog, types, pages, onAction, onCreated, onSaved, onReplaced, onRestricted, onClose } = props
  function handleCreated(page: Page, menu: boolean) {
    onCreated(page, menu)
    onClose()
  }
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'new':
      return <NewPageDialog types={types} pages={pages} onCreated={handleCreated} onClose={onClose} />
    case 'clone':
      return (
        <NewPageDialog types={types} pages={pages} source={dialog.page} onCreated={handleCreated} onClose={onClose} />
      )
    case 'replace':
      return (
        <ReplacePageDialog
          page={dialog.page}
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
      return (
        <EditPageDialog
          page={dialog.page}
          onSaved={(page) => {
            onSaved(page)
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'restrict':
      return (
        <RestrictPagesDialog
          pages={dialog.pages}
          onDone={(outcome, roles) => {
            onRestricted(outcome, roles)
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'broken-links':
      return <BrokenLinksDialog onClose={onClose} />
    case 'actions':
      return <PageActionsDialog page={dialog.page} onAction={onAction} onClose={onClose} />
  }
}
