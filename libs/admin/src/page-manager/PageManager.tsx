import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ListedPage, Page, PageType } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, type AdminScreenProps } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useHolds } from '@sitewright/session'
import { nextSort } from '@sitewright/ui'
import { ListChecks, ListFilter, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { editAddress } from '../shared/page-address.ts'
import { ExampleContentNote } from './ExampleContentNote.tsx'
import { PageDialogs, type OpenDialog } from './PageDialogs.tsx'
import { PageTable } from './PageTable.tsx'
import { filterCount, keptPages, pagesOf, rememberedOfPages, type PageView } from './page-view.ts'
import type { RowAction } from './row-action.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { typeOptions } from './type-filter.ts'
import { useDeletePage } from './use-delete-page.ts'
import { useSelectedPages } from './use-selected-pages.ts'
import { useSettingsAsked } from './use-settings-asked.ts'
import { useRememberedView } from '../shared/use-remembered-view.ts'
import { useShownPages } from './use-shown-pages.ts'
import { useTextSearch } from './use-text-search.ts'

/** The address may name words to search for (`q`), or a page by its id: one whose settings are to be changed (`settings`) or whose history to be seen. */
export default function PageManager({ query: address }: AdminScreenProps) {
  const { api } = useSite()
  const isAdmin = useHolds('core.admin')
  const { view, change, show } = useRememberedView<PageView>({
    screen: 'pages',
    address,
    viewOf: pagesOf,
    keys: rememberedOfPages,
    read: keptPages,
  })
  const [asked, setAsked] = useState(address)
  if (asked !== address) {
    setAsked(address)
    show(address)
  }
  const shown = useShownPages(view)
  const { pages } = shown
  const types = useLoaded<readonly PageType[]>(callQuery(api, 'GET private/pagetype-get-list.json.php'))
  const excerpts = useTextSearch(view.query)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [notice, setNotice] = useState<NoticeText>()
  const [opened, setOpened] = useState<boolean>()
  useSettingsAsked(address, (page) => {
    if (page) setDialog({ kind: address?.['history'] ? 'history' : 'edit', page })
    else setNotice({ status: 'warning', text: 'That page is no longer there.' })
  })
  const filterId = useId()
  const createButton = useRef<HTMLButtonElement>(null)
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
  const options = typeOptions(types.value ?? [], shown.rows)
  const filters = filterCount(view)
  /** A filter that is remembered is in sight at once; it does not hide what clears it. */
  const filtering = opened ?? filters > 0
  function filter(part: Pick<Partial<PageView>, 'types' | 'state'>) {
    setOpened(filtering)
    change(part)
  }

  function handleAction(action: RowAction, page: ListedPage) {
    setNotice(undefined)
    if (action === 'delete') deletion.ask(page)
    else setDialog({ kind: action, page })
  }

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex={{ base: '1 0 100%', sm: '1' }}>
          Page Manager
        </Heading>
        <Button
          variant="outline"
          flex={{ base: '1', sm: 'none' }}
          aria-pressed={selection.selected !== undefined}
          disabled={shown.rows.length === 0 && selection.selected === undefined}
          onClick={selection.toggle}
        >
          <ListChecks /> Select
        </Button>
        <Button
          variant="outline"
          flex={{ base: '1', sm: 'none' }}
          disabled={options.length === 0}
          aria-expanded={filtering}
          aria-controls={filtering ? filterId : undefined}
          onClick={() => setOpened(!filtering)}
        >
          <ListFilter /> {filters === 0 ? 'Filter' : `Filter (${filters})`}
        </Button>
        <Button ref={createButton} flex={{ base: '1 0 100%', sm: 'none' }} onClick={() => setDialog({ kind: 'new' })}>
          <Plus /> Create New Page
        </Button>
      </Flex>
      <ScreenHelp load={() => import('./help.ts')}>
        All pages of the site, also those that visitors do not see.
      </ScreenHelp>
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
      {filtering && (
        <TypeFilter
          id={filterId}
          options={options}
          chosen={view.types}
          state={view.state}
          onChange={(chosen) => filter({ types: chosen })}
          onState={(state) => filter({ state })}
          onClear={() => filter({ types: [], state: undefined })}
          onBrokenLinks={() => setDialog({ kind: 'broken-links' })}
        />
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
        onShowAll={() => filter({ types: [], state: undefined })}
        onAction={handleAction}
        onMore={(page) => setDialog({ kind: 'actions', page })}
      />
      {isAdmin && <ExampleContentNote onChange={shown.reload} />}
      <PageDialogs
        dialog={dialog}
        types={types}
        pages={shown.rows}
        onAction={handleAction}
        onClose={() => setDialog(undefined)}
        onCreated={(page, menu) => {
          shown.add(page, menu)
          setNotice(created(page, menu))
        }}
        onRestricted={selection.restricted}
        onReplaced={(page, source) => setNotice(replaced(page, source))}
        onSaved={(saved) => shown.change((page) => (page.id === saved.id ? { ...page, ...saved } : page))}
      />
    </Stack>
  )
}

function created(page: Page, menu: boolean): NoticeText {
  const done = `‘${shownTitle(page.name)}’ was created${menu ? ' and added to the menu' : ''}.`
  const text = `${done} Visitors do not see it until it is published.`
  // its row may be far away, or on none of the shown pages of the table
  return { status: 'success', text, link: { label: 'Write its content', href: editAddress(page), takesFocus: true } }
}

function replaced(page: Page, source: Page): NoticeText {
  return { status: 'success', text: `‘${shownTitle(page.name)}’ now shows the content of ‘${shownTitle(source.name)}’` }
}
