import { Box, Button, chakra, Text } from '@chakra-ui/react'
import type { ListedPage, PageInMenu } from '@sitewright/api-client'
import { DataTable, EmptyState, VisuallyHidden, type Column } from '@sitewright/ui'
import { rich } from '@sitewright/messages/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { StackedRows } from '../shared/StackedRows.tsx'
import type { PagedList } from '../shared/use-paged-list.ts'
import { useStableCallback } from '../shared/use-stable-callback.ts'
import { pageColumns } from './page-columns.tsx'
import styles from './page-table.module.css'
import { filterCount } from './page-view.ts'
import type { PageRowsShared } from './PageRows.tsx'
import { selectColumn } from './select-column.tsx'
import { useMenuBranches, type MenuBranch } from './use-menu-branches.ts'
import { texts } from './messages.ts'
import { texts as screens } from '../screen-messages.ts'

export interface MenuRowsProps extends PageRowsShared {
  menu: PagedList<PageInMenu>
}

/** The pages of the menu in their places, with all that can be done in the list. A large menu begins with its first level. */
export function MenuRows({ menu, view, excerpts, selection, deleting, now, ...handlers }: MenuRowsProps) {
  const { items, searching } = menu
  const loading = menu.status === 'loading' || (searching && items.length === 0)
  const narrowed = view.query.trim() !== '' || filterCount(view) > 0
  const onAction = useStableCallback(handlers.onAction)
  const onMore = useStableCallback(handlers.onMore)
  const onSelect = useStableCallback(selection.select)
  const { selected } = selection
  const { rows, left, ...branches } = useMenuBranches(items, !narrowed)
  const onToggle = useStableCallback(branches.toggle)

  const table = useMemo(() => {
    const columns = pageColumns({ now, deleting, excerpts, onAction, onMore })
    const pages = rows.flatMap(({ page }) => page ?? [])
    const shown = selected
      ? [
          selectColumn({ rows: [...new Map(pages.map((page) => [page.id, page])).values()], selected, onSelect }),
          ...columns.slice(0, -1),
        ]
      : columns
    return (
      <DataTable
        caption={texts.byMenuCaption()}
        columns={shown.map((column) => inMenu(column, onToggle))}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<Nothing narrowed={narrowed} />}
        loading={loading}
      />
    )
  }, [now, deleting, excerpts, onAction, onMore, rows, onToggle, selected, onSelect, narrowed, loading])

  if (menu.status === 'failed')
    return <LoadFailure title={texts.menuFailed()} error={menu.error} onRetry={menu.reload} />
  return (
    <StackedRows className={styles.pages} aria-busy={searching || undefined}>
      {table}
      {left > 0 && (
        <Button variant="outline" marginTop="3" onClick={branches.showMore}>
          {texts.moreOfMenu({ left })}
        </Button>
      )}
    </StackedRows>
  )
}

/** The same column of a menu item's page; the title stands as deep as the item does. Their order is the menu's. */
function inMenu({ sortable: _, ...column }: Column<ListedPage>, onToggle: (id: number) => void): Column<MenuBranch> {
  const ofPage = ({ page }: MenuBranch) => page && column.cell(page)
  if (column.key !== 'name') return { ...column, cell: ofPage }
  return {
    ...column,
    cell: (item) => (
      <Place item={item} onToggle={onToggle}>
        {ofPage(item)}
      </Place>
    ),
  }
}

interface PlaceProps {
  item: MenuBranch
  onToggle: (id: number) => void
  children: ReactNode
}

/** Where in the menu a title stands, to see and to hear. */
function Place({ item, onToggle, children }: PlaceProps) {
  const { level, label, above, page, heading, address } = item
  const shownLabel = label || texts.noLabel()
  const differs = page !== null && page.name.trim() !== label.trim()
  return (
    <Box
      css={{ paddingInlineStart: { base: `calc(${level} * {spacing.3})`, md: `calc(${level} * {spacing.6})` } }}
      {...(level > 0 && { 'data-level': level })}
    >
      {item.isOpen !== undefined && (
        <chakra.button
          type="button"
          aria-label={(item.isOpen ? texts.collapse : texts.expand)({ label: shownLabel })}
          aria-expanded={item.isOpen}
          css={arrow}
          onClick={() => onToggle(item.id)}
        >
          {item.isOpen ? <ChevronDown size="1em" /> : <ChevronRight size="1em" />}
        </chakra.button>
      )}
      {level > 0 && <VisuallyHidden>{`${texts.level({ level: level + 1, above })} `}</VisuallyHidden>}
      {children}
      {page === null && (
        <Text as="span" dir="auto" color="fg.muted" fontWeight="medium">
          {shownLabel}
        </Text>
      )}
      {heading && (
        <Text textStyle="xs" color="fg.muted">
          {texts.heading()}
        </Text>
      )}
      {address && (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {rich(texts.leadsTo, { address, target: (words) => <bdi>{words}</bdi> })}
        </Text>
      )}
      {differs && (
        <Text textStyle="xs" color="fg.muted">
          {rich(texts.inMenuAs, { label: shownLabel, name: (words) => <bdi>{words}</bdi> })}
        </Text>
      )}
    </Box>
  )
}

const arrow = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '5',
  height: '5',
  marginInlineEnd: '1',
  borderRadius: 'sm',
  cursor: 'pointer',
  verticalAlign: 'middle',
  _hover: { background: 'bg.muted' },
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  if (narrowed) return <EmptyState title={texts.noneOfMenu()} />
  return (
    <EmptyState title={texts.emptyMenu()}>
      {texts.emptyMenuHint()}
      <Button asChild type={undefined} variant="outline">
        <a href="/pages/menueditor">{screens.menuEditor()}</a>
      </Button>
    </EmptyState>
  )
}
