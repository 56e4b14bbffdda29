import { Flex, Text } from '@chakra-ui/react'
import { formatNumber, IconButton } from '@sitewright/ui'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from './messages.ts'

export interface PagerProps {
  /** From 0. */
  page: number
  perPage: number
  /** How many rows there are on all pages. */
  count: number
  onPage: (page: number) => void
}

/** Says which rows are shown and leads to the others; nothing where one page holds them all. */
export function Pager({ page, perPage, count, onPage }: PagerProps) {
  if (count <= perPage) return null
  const last = Math.ceil(count / perPage) - 1
  const first = page * perPage

  const button = (label: string, icon: ReactNode, to: number) => {
    const there = to < 0 || to > last || to === page
    // not `disabled`: on the last page the button that led there would lose the focus
    return <IconButton label={label} icon={icon} aria-disabled={there} onClick={() => !there && onPage(to)} />
  }
  return (
    <Flex as="nav" aria-label={texts.pages()} align="center" justify="center" gap="1" css={styles}>
      {button(texts.firstPage(), <ChevronFirst aria-hidden />, 0)}
      {button(texts.previousPage(), <ChevronLeft aria-hidden />, page - 1)}
      <Text aria-live="polite" textStyle="sm" paddingInline="2" fontVariantNumeric="tabular-nums">
        {texts.rows({
          first: formatNumber(first + 1),
          last: formatNumber(Math.min(first + perPage, count)),
          count: formatNumber(count),
        })}
      </Text>
      {button(texts.nextPage(), <ChevronRight aria-hidden />, page + 1)}
      {button(texts.lastPage(), <ChevronLast aria-hidden />, last)}
    </Flex>
  )
}

const styles = { '@media print': { display: 'none' } }
