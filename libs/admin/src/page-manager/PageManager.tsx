import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { PageType } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useHolds } from '@sitewright/session'
import { nextSort } from '@sitewright/ui'
import { ListChecks, ListFilter, Plus } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { Notice } from '../shared/Notice.tsx'
import { ExampleContentNote } from './ExampleContentNote.tsx'
import { PageDialogs } from './PageDialogs.tsx'
import { PageTable } from './PageTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { PageView } from './page-view.ts'
import { TypeFilter, type TypeFilterProps } from './TypeFilter.tsx'
import { typeOptions } from './type-filter.ts'
import { usePageActions } from './use-page-actions.ts'
import { usePageFilters, usePageView, type PageFilters } from './use-page-filters.ts'
import type { SelectedPages } from './use-selected-pages.ts'
import { useShownPages } from './use-shown-pages.ts'
import { useTextSearch } from './use-text-search.ts'
import { texts } from './messages.ts'
import { texts as screens } from '../screen-messages.ts'

/** The address may name words to search for (`q`), or a page by its id: one whose settings are to be changed (`settings`) or whose history to be seen. */
export default function PageManager({ query: address }: AdminScreenProps) {
  const { api } = useSite()
  const isAdmin = useHolds('core.admin')
  const { view, change } = usePageView(address)
  const shown = useShownPages(view)
  const { pages } = shown
  const types = useLoaded<readonly PageType[]>(callQuery(api, 'GET private/pagetype-get-list.json.php'))
  const excerpts = useTextSearch(view.query)
  const createButton = useRef<HTMLButtonElement>(null)
  const actions = usePageActions(address, { shown, createButton })
  const { dialog, setDialog, notice, setNotice, selection, deletion, handleAction } = actions
  const options = typeOptions(types.value ?? [], shown.rows)
  const filters = usePageFilters({ view, change })

  return (
    <Stack gap="4">
      <PageManagerHead
        {...{ selection, filters, createButton }}
        canSelect={shown.rows.length > 0}
        canFilter={options.length > 0}
        onCreate={() => setDialog({ kind: 'new' })}
      />
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
      {filters.areShown && (
        <ShownFilters {...{ filters, view, options }} onBrokenLinks={() => setDialog({ kind: 'broken-links' })} />
      )}
      {selection.selected && (
        <SelectionBar
          {...selection}
          selected={selection.selected}
          onRestrict={() => setDialog({ kind: 'restrict', pages: selection.pages })}
        />
      )}
      <PageTable
        pages={pages}
        menu={shown.menu}
        view={view}
        excerpts={excerpts}
        selection={selection}
        deleting={deletion.deleting}
        onByMenu={(byMenu) => change({ byMenu, sort: undefined })}
        onSearch={(query) => change({ query })}
        onSort={(key) => change({ sort: nextSort(view.sort, key) })}
        onShowAll={() => filters.filter({ types: [], state: undefined })}
        onAction={handleAction}
        onMore={(page) => setDialog({ kind: 'actions', page })}
      />
      {isAdmin && <ExampleContentNote onChange={shown.reload} />}
      <PageDialogs
        dialog={dialog}
        types={types}
        pages={shown.rows}
        onAction={handleAction}
        onClose={actions.closeDialog}
        onCreated={actions.handleCreated}
        onRestricted={selection.restricted}
        onReplaced={actions.handleReplaced}
        onSaved={actions.handleSaved}
      />
    </Stack>
  )
}

interface PageManagerHeadProps {
  selection: SelectedPages
  filters: PageFilters
  createButton: Ref<HTMLButtonElement>
  canSelect: boolean
  canFilter: boolean
  onCreate: () => void
}

function PageManagerHead({ selection, filters, createButton, canSelect, canFilter, onCreate }: PageManagerHeadProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
        {screens.pageManager()}
      </Heading>
      <Button
        variant="outline"
        flex={{ base: '1', sm: 'none' }}
        aria-pressed={selection.selected !== undefined}
        disabled={!canSelect && selection.selected === undefined}
        onClick={selection.toggle}
      >
        <ListChecks /> {texts.select()}
      </Button>
      <Button
        variant="outline"
        flex={{ base: '1', sm: 'none' }}
        disabled={!canFilter}
        aria-expanded={filters.areShown}
        aria-controls={filters.areShown ? filters.id : undefined}
        onClick={filters.toggle}
      >
        <ListFilter /> {filters.count === 0 ? texts.filter() : texts.filterCount({ count: filters.count })}
      </Button>
      <Button ref={createButton} flex={{ base: '1 0 100%', sm: 'none' }} onClick={onCreate}>
        <Plus /> {texts.create()}
      </Button>
    </Flex>
  )
}

interface ShownFiltersProps extends Pick<TypeFilterProps, 'options' | 'onBrokenLinks'> {
  filters: PageFilters
  view: PageView
}

function ShownFilters({ filters: { id, filter }, view, options, onBrokenLinks }: ShownFiltersProps) {
  return (
    <TypeFilter
      id={id}
      options={options}
      chosen={view.types}
      state={view.state}
      onChange={(chosen) => filter({ types: chosen })}
      onState={(state) => filter({ state })}
      onClear={() => filter({ types: [], state: undefined })}
      onBrokenLinks={onBrokenLinks}
    />
  )
}
