import type { ListedPage, Page } from '@sitewright/api-client'
import type { ScreenQuery } from '@sitewright/page-kit'
import { useRef, useState, type RefObject } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { NoticeText } from '../shared/Notice.tsx'
import { editAddress } from '../shared/page-address.ts'
import type { OpenDialog } from './PageDialogs.tsx'
import type { RowAction } from './row-action.tsx'
import { useDeletePage } from './use-delete-page.ts'
import { useReturnToPage } from './use-return-to-page.ts'
import { useSelectedPages } from './use-selected-pages.ts'
import { useSettingsAsked } from './use-settings-asked.ts'
import type { ShownPages } from './use-shown-pages.ts'
import { texts } from './messages.ts'

export interface PageActionsOptions {
  shown: ShownPages
  /** Takes the focus of what is gone. */
  createButton: RefObject<HTMLElement | null>
}

/** What is done with pages, one or several, in which dialog, and what is said of it. */
export function usePageActions(address: ScreenQuery | undefined, { shown, createButton }: PageActionsOptions) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const [notice, setNotice] = useState<NoticeText>()
  const savedPage = useRef<Page>(undefined)
  const leadBack = useReturnToPage()
  useSettingsAsked(address, (page) => {
    if (page) setDialog({ kind: address?.['history'] ? 'history' : 'edit', page, asked: true })
    else setNotice({ status: 'warning', text: texts.gone() })
  })
  const selection = useSelectedPages({
    rows: shown.rows,
    change: shown.change,
    onNotice: setNotice,
    onRestored: shown.reload,
  })
  const deletion = useDeletePage((id) => {
    shown.change((page) => (page.id === id ? undefined : page))
    createButton.current?.focus() // the button that had the focus is gone with its row
  }, shown.reload)

  function handleAction(action: RowAction, page: ListedPage) {
    setNotice(undefined)
    if (action === 'delete') deletion.ask(page)
    else setDialog({ kind: action, page })
  }

  function handleSaved(saved: Page) {
    shown.change((page) => (page.id === saved.id ? { ...page, ...saved } : page))
    savedPage.current = saved
  }

  function closeDialog() {
    setDialog(undefined)
    if (dialog && 'asked' in dialog && dialog.asked) leadBack(dialog.page, savedPage.current ?? dialog.page)
    savedPage.current = undefined
  }

  function handleCreated(page: Page, menu: boolean) {
    shown.add(page, menu)
    setNotice(created(page, menu))
  }

  return {
    ...{
      dialog,
      setDialog,
      notice,
      setNotice,
      selection,
      deletion,
      handleAction,
      handleCreated,
      handleSaved,
      closeDialog,
    },
    handleReplaced: (page: Page, source: Page) => setNotice(replaced(page, source)),
  }
}

function created(page: Page, menu: boolean): NoticeText {
  const text = (menu ? texts.createdInMenu : texts.created)({ title: shownTitle(page.name) })
  // its row may be far away, or on none of the shown pages of the table
  return { status: 'success', text, link: { label: texts.writeContent(), href: editAddress(page), takesFocus: true } }
}

function replaced(page: Page, source: Page): NoticeText {
  const text = texts.replaced({ title: shownTitle(page.name), source: shownTitle(source.name) })
  return { status: 'success', text }
}
