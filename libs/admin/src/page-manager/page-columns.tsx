import { Link, Text, chakra } from '@chakra-ui/react'
import type { ListedPage, SearchResult } from '@sitewright/api-client'
import type { Column } from '@sitewright/ui'
import { PageRowActions, type PageRowActionsProps } from './PageRowActions.tsx'
import { PageStates } from './PageStates.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { Excerpts } from './use-text-search.ts'
import { texts } from './messages.ts'

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
  excerpts: Excerpts
}

export function pageColumns({ now, deleting, excerpts, ...handlers }: PageColumnsOptions): Column<ListedPage>[] {
  return [
    {
      key: 'name',
      header: texts.titleColumn(),
      sortable: true,
      cell: (page) => (
        <>
          <PageTitle page={page} now={now} />
          <PageExcerpt excerpt={excerpts.get(page.id)} />
        </>
      ),
    },
    { key: 'url', header: texts.shortcutColumn(), sortable: true, cell: (page) => <Shortcut url={page.url} /> },
    { key: 'detail', header: texts.typeColumn(), sortable: true, cell: (page) => page.detail },
    { key: 'states', header: texts.state(), cell: (page) => <PageStates page={page} now={now} /> },
    {
      key: 'actions',
      header: texts.actions(),
      align: 'end',
      cell: (page) => <PageRowActions page={page} busy={page.id === deleting} {...handlers} />,
    },
  ]
}

function Shortcut({ url }: { url: string }) {
  if (url === '') return <Text color="fg.muted">{texts.notSet()}</Text>
  return (
    <Link href={`/${url}`} dir="ltr">
      /{url}
    </Link>
  )
}
