import type { Page } from '@sitewright/api-client'
import { hasLeftPage, returnToPage } from '@sitewright/page-kit/publishing'
import { useEffect, useState } from 'react'
import { goTo } from '../shared/go-to.ts'
import { pageAddress } from '../shared/page-address.ts'

/**
 * Leads back to the page whose bar led to a dialog, once that is closed. Where no bar did, as after a reload, the Page Manager
 * stays.
 */
export function useReturnToPage(): (before: Page, now: Page) => void {
  const [page, setPage] = useState<{ before: Page; now: Page }>()
  useEffect(() => {
    // the dialog is gone by now, so that nothing asks whether it may be left
    if (!page) return
    const { before, now } = page
    if (before.url === now.url) returnToPage()
    else returnToPage(() => goTo(now.url === '' ? pageAddress(now) : `/${now.url}`))
  }, [page])
  return (before, now) => {
    if (hasLeftPage(before.id)) setPage({ before, now })
  }
}
