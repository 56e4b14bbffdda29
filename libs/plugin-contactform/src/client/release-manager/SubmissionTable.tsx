import { Button } from '@chakra-ui/react'
import { type Column, DataTable, EmptyState, Moment } from '@sitewright/ui'
import { useMemo } from 'react'
import { texts as common } from '../submissions/messages.ts'
import { SubmissionLayout } from '../submissions/SubmissionLayout.ts'
import { texts } from './messages.ts'
import { RowButtons } from './RowButtons.tsx'
import type { Row, RowActions } from './use-submissions.ts'

export interface SubmissionTableProps {
  rows: readonly Row[]
  loading: boolean
  /** What was searched for; undefined while that is not answered. */
  query: string | undefined
  actions: RowActions
  onRead: (row: Row) => void
  onClear: () => void
}

/** The submissions that wait, the newest first; what was released or deleted meanwhile says so. */
export function SubmissionTable({ rows, loading, query, actions, onRead, onClear }: SubmissionTableProps) {
  const columns = useMemo<Column<Row>[]>(
    () => [
      { key: 'title', header: common.form(), cell: ({ title }) => <bdi>{title}</bdi> },
      { key: 'email', header: common.submitter(), cell: ({ email }) => <bdi>{email}</bdi> },
      { key: 'time', header: common.date(), cell: ({ time }) => <Moment at={time} /> },
      {
        key: 'actions',
        header: common.actions(),
        align: 'end',
        cell: (row) => <RowButtons row={row} actions={actions} onRead={onRead} />,
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
        empty={<Nothing query={query} onClear={onClear} />}
      />
    </SubmissionLayout>
  )
}

function Nothing({ query, onClear }: Pick<SubmissionTableProps, 'query' | 'onClear'>) {
  if (query === undefined) return <EmptyState title={common.searching()} />
  if (query !== '')
    return (
      <EmptyState title={common.noMatch({ query })}>
        <Button variant="outline" onClick={onClear}>
          {common.clearSearch()}
        </Button>
      </EmptyState>
    )
  return <EmptyState title={texts.nothing()}>{texts.allDone()}</EmptyState>
}
