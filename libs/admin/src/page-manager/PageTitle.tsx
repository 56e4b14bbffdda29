import { Badge, Flex, Link } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { formatMoment, Tooltip } from '@sitewright/ui'
import { pageAddress } from '../shared/page-address.ts'
import { visibilityOf } from './visibility.ts'

export interface PageTitleProps {
  page: Page
  /** Epoch seconds. */
  now: number
}

/** A page's browser title, and how the page stands with being published. */
export function PageTitle({ page, now }: PageTitleProps) {
  const visibility = visibilityOf(page, now)
  const unpublished = visibility === 'unpublished'
  const title = (
    <Link href={pageAddress(page)} dir="auto" color={unpublished ? 'fg.muted' : 'fg'} fontWeight="medium">
      {page.name || '[no title]'}
    </Link>
  )
  return (
    <Flex align="center" wrap="wrap" columnGap="2" rowGap="1">
      {unpublished ? <Tooltip label="This page is not published">{title}</Tooltip> : title}
      {visibility === 'scheduled' && <Period text="Scheduled" explanation={`Shown from ${shown(page.pub_start)}`} />}
      {visibility === 'ended' && <Period text="Ended" explanation={`Shown until ${shown(page.pub_end)}`} />}
    </Flex>
  )
}

function Period({ text, explanation }: { text: string; explanation: string }) {
  return (
    <Tooltip label={explanation}>
      <Badge size="sm" variant="subtle">
        {text}
      </Badge>
    </Tooltip>
  )
}

function shown(moment: number | null): string {
  return moment === null ? '' : formatMoment(moment)
}
