import { Link, Text, chakra } from '@chakra-ui/react'
import type { Page, SearchResult } from '@sitewright/api-client'
import type { Column } from '@sitewright/ui'
import { PageRowActions, type PageRowActionsProps } from './PageRowActions.tsx'
import { PageTitle } from './PageTitle.tsx'

const Words = chakra('p', {
  base: {
    textStyle: 'xs',
    color: 'fg.muted',
    whiteSpace: 'normal',
    marginTop: '1',
    maxWidth: 'prose',
    '& mark': { background: 'accent.subtle', color: 'fg', borderRadius: 'xs' },
  },
})

/** The words of a page's text around those that were searched for; nothing where only its title holds them. */
function PageExcerpt({ excerpt }: { excerpt: SearchResult['excerpt'] | undefined }) {
  if (!excerpt?.some(({ hit }) => hit)) return null
  return (
    <Words dir="auto">{excerpt.map(({ text, hit }, place) => (hit ? <mark key={place}>{text}</mark> : text))}</Words>
  )
}

export interface PageColumnsOptions extends Omit<PageRowActionsProps, 'page' | 'busy'> {
  /** Epoch seconds. */
  now: number
  /** The id of the page that is being deleted. */
  deleting: number | undefined
  /** Words around what was searched for, by the ids of the pages. */
  excerpts: ReadonlyMap<number, SearchResult['excerpt']>
}

export function pageColumns({ now, deleting, excerpts, ...handlers }: PageColumnsOptions): Column<Page>[] {
  return [
    {
      key: 'name',
      header: 'Browser Title',
      sortable: true,
      cell: (page) => (
        <>
          <PageTitle page={page} now={now} />
          <PageExcerpt excerpt={excerpts.get(page.id)} />
        </>
      ),
    },
    { key: 'url', header: 'URL shortcut', sortable: true, cell: (page) => <Shortcut url={page.url} /> },
    { key: 'detail', header: 'Page Type', sortable: true, cell: (page) => page.detail },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (page) => <PageRowActions page={page} busy={page.id === deleting} {...handlers} />,
    },
  ]
}

/** What the table sorts by: the texts as shown. */
export function pageSortValue(page: Page, key: string): string {
  return key === 'name' ? page.name : key === 'url' ? page.url : page.detail
}

function Shortcut({ url }: { url: string }) {
  if (url === '') return <Text color="fg.muted">[not set]</Text>
  return (
    <Link href={`/${url}`} dir="ltr">
      /{url}
    </Link>
  )
}
