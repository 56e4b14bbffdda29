import { Link } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { visibilityOf } from '@sitewright/page-kit/publishing'
import { Tooltip } from '@sitewright/ui'
import { pageAddress } from '../shared/page-address.ts'
import { texts } from './messages.ts'

export interface PageTitleProps {
  page: Page
  /** Epoch seconds. */
  now: number
}

/** A page's browser title; grey while the page is not published. */
export function PageTitle({ page, now }: PageTitleProps) {
  const unpublished = visibilityOf(page, now) === 'unpublished'
  const title = (
    <Link href={pageAddress(page)} dir="auto" color={unpublished ? 'fg.muted' : 'fg'} fontWeight="medium">
      {page.name || texts.noTitle()}
    </Link>
  )
  return unpublished ? <Tooltip label={texts.unpublishedTitle()}>{title}</Tooltip> : title
}
