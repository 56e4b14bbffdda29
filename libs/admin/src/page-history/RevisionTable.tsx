import { Stack } from '@chakra-ui/react'
import type { Revision } from '@sitewright/api-client'
import { type Column, DataTable, EmptyState, IconButton, ListEnd, Moment } from '@sitewright/ui'
import { Eye, FilePenLine } from 'lucide-react'
import choices from '../dialogs/choices.module.css'
import type { PagedList } from '../shared/use-paged-list.ts'
import { RevisionLabel } from './RevisionLabel.tsx'
import styles from './RevisionTable.module.css'
import { texts } from './messages.ts'

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
          caption={texts.caption()}
          columns={columns(handlers)}
          rows={revisions.items}
          rowKey={({ id }) => id}
          empty={<EmptyState title={texts.empty()}>{texts.emptyHint()}</EmptyState>}
        />
      </div>
      <ListEnd list={revisions} several={texts.several()} />
    </Stack>
  )
}

function columns(handlers: Omit<RevisionTableProps, 'revisions'>): Column<Revision>[] {
  const { ticked, onTick, onPreview, onRestore } = handlers
  return [
    {
      key: 'tick',
      header: texts.compare(),
      cell: ({ id, version }) => (
        <input
          type="checkbox"
          className={`${choices.box} ${styles.tick}`}
          aria-label={texts.compareVersion({ version: String(version) })}
          checked={ticked.has(id)}
          disabled={ticked.size === 2 && !ticked.has(id)}
          onChange={() => onTick(id)}
        />
      ),
    },
    {
      key: 'version',
      header: texts.versionColumn(),
      cell: (revision) => (
        <>
          <RevisionLabel revision={revision} />
          <span className={styles.narrow}>
            <Moment at={revision.saved} />
          </span>
        </>
      ),
    },
    { key: 'saved', header: texts.published(), cell: ({ saved }) => <Moment at={saved} /> },
    {
      key: 'actions',
      header: texts.actions(),
      align: 'end',
      cell: (revision) => (
        <>
          <IconButton
            label={texts.preview()}
            data-revision={revision.id}
            icon={<Eye />}
            onClick={() => onPreview(revision)}
          />
          <IconButton label={texts.restore()} icon={<FilePenLine />} onClick={() => onRestore(revision)} />
        </>
      ),
    },
  ]
}
