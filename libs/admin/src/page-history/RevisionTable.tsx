import { Stack } from '@chakra-ui/react'
import type { Revision } from '@sitewright/api-client'
import { type Column, DataTable, EmptyState, IconButton, ListEnd, Moment } from '@sitewright/ui'
import { Eye, FilePenLine } from 'lucide-react'
import choices from '../dialogs/choices.module.css'
import type { PagedList } from '../shared/use-paged-list.ts'
import { RevisionLabel } from './RevisionLabel.tsx'
import styles from './RevisionTable.module.css'

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
      <div className={styles.revisions}>
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
      </div>
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
          className={`${choices.box} ${styles.tick}`}
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
          <span className={styles.narrow}>
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
