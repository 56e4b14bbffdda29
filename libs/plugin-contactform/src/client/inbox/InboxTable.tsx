import { withoutOverrides } from '@sitewright/messages'
import { type Column, DataTable, Moment } from '@sitewright/ui'
import { type ReactNode, useMemo } from 'react'
import { texts as common } from '../submissions/messages.ts'
import { SubmissionLayout } from '../submissions/SubmissionLayout.ts'
import { InboxRowButtons } from './InboxRowButtons.tsx'
import { markLabels } from './marks.ts'
import { texts } from './messages.ts'
import type { Row, RowActions } from './use-inbox.ts'

export interface InboxTableProps {
  rows: readonly Row[]
  loading: boolean
  /** Shown where there are no rows. */
  empty: ReactNode
  actions: RowActions
  onRead: (row: Row) => void
}

/** The submissions that were delivered, the newest first. */
export function InboxTable({ rows, loading, empty, actions, onRead }: InboxTableProps) {
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        key: 'email',
        header: common.submitter(),
        cell: (row) => (
          <>
            <button
              type="button"
              data-open={row.mark}
              disabled={row.deleted === true}
              aria-label={texts.read({ email: row.email })}
              onClick={() => onRead(row)}
            >
              <bdi>{row.email}</bdi>
            </button>
            {row.snippet && (
              <span data-snippet="">
                <bdi>{withoutOverrides(row.snippet)}</bdi>
              </span>
            )}
          </>
        ),
      },
      { key: 'title', header: common.form(), cell: ({ title }) => <bdi>{title}</bdi> },
      { key: 'time', header: common.date(), cell: ({ time }) => <Moment at={time} /> },
      { key: 'mark', header: texts.state(), cell: ({ mark }) => <span data-state={mark}>{markLabels[mark]()}</span> },
      {
        key: 'actions',
        header: common.actions(),
        align: 'end',
        cell: (row) => <InboxRowButtons row={row} actions={actions} />,
      },
    ],
    [actions, onRead],
  )
  return (
    <SubmissionLayout>
      <DataTable
        caption={texts.caption()}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        empty={empty}
      />
    </SubmissionLayout>
  )
}
