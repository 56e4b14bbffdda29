import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ListedPage, PageInMenu } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import { listCount } from '@sitewright/ui'
import { ListSearch } from '../shared/ListSearch.tsx'
import type { PagedList } from '../shared/use-paged-list.ts'
import { MenuRows } from './MenuRows.tsx'
import { PageRows, type PageRowsProps } from './PageRows.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'
import { texts } from './messages.ts'

export interface PageTableProps extends Omit<PageRowsProps, 'caption' | 'now'> {
  /** Those outside the menu where they are shown by menu. */
  pages: PagedList<ListedPage>
  /** Those in the menu; empty unless they are shown by menu. */
  menu: PagedList<PageInMenu>
  onByMenu: (byMenu: boolean) => void
}

/** The pages as one list or in their places in the menu, and a search among them. */
export function PageTable({ menu, onByMenu, ...rows }: PageTableProps) {
  const { pages, view, onSearch } = rows
  const now = useNow()
  const searching = pages.searching || (view.byMenu && menu.searching)
  const counted = listCount(pages, texts.count)
  const counts = [
    view.byMenu && menu.status === 'ready' && texts.countInMenu({ count: countInMenu(menu.items) }),
    pages.status === 'ready' && (view.byMenu ? texts.countOutside({ pages: counted }) : counted),
    searching && texts.searching(),
  ]

  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box flex={{ base: '1 0 100%', md: '1' }}>
          <ListSearch
            label={texts.search()}
            placeholder={texts.searchBy()}
            nouns={texts.count}
            dir="auto"
            query={view.query}
            onChange={onSearch}
            notes={counts.map((text) => text || '')}
          />
        </Box>
        <ViewSwitch byMenu={view.byMenu} onChange={onByMenu} />
      </Flex>
      {view.byMenu && (
        <>
          <MenuRows {...rows} menu={menu} now={now} />
          <Heading as="h2" size="lg" marginTop="4">
            {texts.notInMenu()}
          </Heading>
        </>
      )}
      <PageRows {...rows} caption={view.byMenu ? texts.outsideCaption() : texts.caption()} now={now} />
    </Stack>
  )
}

/** A page can be there more than once. */
function countInMenu(items: readonly PageInMenu[]): number {
  return new Set(items.flatMap(({ page }) => page?.id ?? [])).size
}

/** The time in epoch seconds, read again every minute. */
function useNow(): number {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function readClock(): number {
  return Math.floor(Date.now() / 1000)
}
