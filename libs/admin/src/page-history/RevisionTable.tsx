import { Box, Stack } from '@chakra-ui/react'
import type { Revision } from '@sitewright/api-client'
import { type Column, DataTable, EmptyState, IconButton, ListEnd, Moment } from '@sitewright/ui'
import { Eye, FilePenLine } from 'lucide-react'
import { checkboxListStyles } from '../dialogs/checkbox-list-styles.ts'
import type { PagedList } from '../shared/use-paged-list.ts'
import { RevisionLabel } from './RevisionLabel.tsx'

export interface RevisionTableProps {
  /** The newest first. */
  revisions: PagedList<Revision>
  /** Ids of those that are ticked to be compared, two at most. */
  ticked: ReadonlySet<number>
  onTick: (id: number) => void
  onPreview: (revision: Revision) => void
  onRestore: (revision: Revision) => void
}

/** The versions of a page, and what can be done with each. */
export function RevisionTable({ revisions, ...handlers }: RevisionTableProps) {
  return (
    <Stack gap="3" width="full">
      <Box css={layout}>
        <DataTable
          caption="Published versions"
          columns={columns(handlers)}
          rows={revisions.items}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="There are no versions yet">
              The page’s first version appears here once its content is published.
            </EmptyState>
          }
        />
      </Box>
      <ListEnd list={revisions} several="versions" />
    </Stack>
  )
}

function columns(handlers: Omit<RevisionTableProps, 'revisions'>): Column<Revision>[] {
  const { ticked, onTick, onPreview, onRestore } = handlers
  return [
    {
      key: 'tick',
      header: 'Compare',
      cell: ({ id, version }) => (
        <input
          type="checkbox"
          aria-label={`Compare version ${version}`}
          checked={ticked.has(id)}
          disabled={ticked.size === 2 && !ticked.has(id)}
          onChange={() => onTick(id)}
        />
      ),
    },
    {
      key: 'version',
      header: 'Version',
      cell: (revision) => (
        <>
          <RevisionLabel revision={revision} />
          <span data-narrow="">
            <Moment at={revision.saved} />
          </span>
        </>
      ),
    },
    { key: 'saved', header: 'Published', cell: ({ saved }) => <Moment at={saved} /> },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (revision) => (
        <>
          <IconButton label="Preview" data-revision={revision.id} icon={<Eye />} onClick={() => onPreview(revision)} />
          <IconButton label="Restore as draft" icon={<FilePenLine />} onClick={() => onRestore(revision)} />
        </>
      ),
    },
  ]
}

/** In a narrow window the second column says when, too. */
const layout = {
  '& td input': { ...checkboxListStyles['& input'], display: 'block', _disabled: { opacity: '0.4' } },
  '& td[data-align=end], & td > time': { whiteSpace: 'nowrap' },
  // There is room for one button; the preview offers the other too.
  '& td[data-align=end] button:last-of-type': { mdDown: { display: 'none' } },
  '& [data-narrow]': { md: { display: 'none' }, display: 'block', textStyle: 'sm', color: 'fg.muted' },
  '& th:nth-of-type(2)': { width: 'full' },
  '& :is(th, td):nth-of-type(3)': { mdDown: { display: 'none' } },
  // The boxes speak for themselves where there is no room for the word.
  '& th:first-of-type': { mdDown: { fontSize: '0' } },
  '& td:first-of-type:not([colspan])': { minWidth: '0' },
  '& td[data-align=end], & td:first-of-type:not([colspan])': { mdDown: { paddingInline: '2', minWidth: '0' } },
}
