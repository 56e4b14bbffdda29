import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { Page, PageType } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ListFilter, Plus } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { Notice, type NoticeText } from '../shared/Notice.tsx'
import { PageDialogs, type OpenDialog } from './PageDialogs.tsx'
import { PageTable } from './PageTable.tsx'
import type { RowAction } from './row-action.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { pagesOfTypes, typeOptions } from './type-filter.ts'
import { useDeletePage } from './use-delete-page.ts'

const none: readonly Page[] = []

export default function PageManager() {
  const { api } = useSite()
  const pages = useLoaded<readonly Page[]>(callQuery(api, 'GET private/page-get-list.json.php'))
  const types = useLoaded<readonly PageType[]>(callQuery(api, 'GET private/pagetype-get-list.json.php'))
  const [dialog, setDialog] = useState<OpenDialog>()
  const [created, setCreated] = useState<number>()
  const [notice, setNotice] = useState<NoticeText>()
  const [filtering, setFiltering] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const filterId = useId()
  const createButton = useRef<HTMLButtonElement>(null)
  const deletion = useDeletePage((id) => {
    pages.change((list) => list.filter((page) => page.id !== id))
    createButton.current?.focus() // the button that had the focus is gone with its row
  })
  const options = typeOptions(types.value ?? [], pages.value ?? none)
  const filtered = useMemo(() => pagesOfTypes(pages.value ?? none, chosen), [pages.value, chosen])

  function handleAction(action: RowAction, page: Page) {
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
          disabled={options.length === 0}
          aria-expanded={filtering}
          aria-controls={filtering ? filterId : undefined}
          onClick={() => setFiltering(!filtering)}
        >
          <ListFilter /> {chosen.length === 0 ? 'Filter' : `Filter (${chosen.length})`}
        </Button>
        <Button ref={createButton} flex={{ base: '1', sm: 'none' }} onClick={() => setDialog({ kind: 'new' })}>
          <Plus /> Create New Page
        </Button>
      </Flex>
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
      {filtering && (
        <TypeFilter
          id={filterId}
          options={options}
          chosen={chosen}
          onChange={setChosen}
          counts={{ shown: filtered.length, all: pages.value?.length ?? 0 }}
        />
      )}
      <PageTable
        pages={pages}
        filtered={filtered}
        deleting={deletion.deleting}
        created={created}
        onShowAll={() => setChosen([])}
        onAction={handleAction}
        onMore={(page) => setDialog({ kind: 'actions', page })}
      />
      <PageDialogs
        dialog={dialog}
        types={types}
        onAction={handleAction}
        onClose={() => setDialog(undefined)}
        pages={pages.value ?? none}
        onCreated={(page) => {
          setCreated(page.id)
          pages.change((list) => [...list, page])
        }}
        onReplaced={(page, source) => setNotice(replaced(page, source))}
        onSaved={(saved) => pages.change((list) => list.map((page) => (page.id === saved.id ? saved : page)))}
      />
    </Stack>
  )
}

function replaced(page: Page, source: Page): NoticeText {
  return { status: 'success', text: `‘${shownTitle(page.name)}’ now shows the content of ‘${shownTitle(source.name)}’` }
}
