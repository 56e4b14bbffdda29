import { chakra } from '@chakra-ui/react'
import { type Column, DataTable, EmptyState, Moment } from '@sitewright/ui'
import { useMemo } from 'react'
import { RowButtons } from './RowButtons.tsx'
import type { Row, RowActions } from './use-submissions.ts'

export interface SubmissionTableProps {
  rows: readonly Row[]
  loading: boolean
  actions: RowActions
  onRead: (row: Row) => void
}

/** All looks of the rows: there are up to 500, and a styled element costs more than a plain one. */
const Layout = chakra('div', {
  base: {
    '& bdi': { overflowWrap: 'anywhere' },
    '& td:nth-of-type(3)': { whiteSpace: 'nowrap' },
    '& [data-buttons]': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    '& [data-done]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'fg.muted',
      fontWeight: 'medium',
    },
    '& [data-done] svg': { width: '4', height: '4' },
    '& [data-done] a': { color: 'accent.fg', textDecoration: 'underline' },
    '& [data-release]': {
      minHeight: '8',
      paddingInline: '3',
      borderRadius: 'md',
      background: 'accent.solid',
      color: 'accent.contrast',
      textStyle: 'label',
      cursor: 'pointer',
      _disabled: { opacity: '0.45', cursor: 'not-allowed' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    // In a narrow window each row is a block of its own, so that nothing has to be scrolled sideways.
    smDown: {
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', paddingBlock: '2' },
      '& tbody tr:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border.muted' },
      '& tbody td': { display: 'block', height: 'auto', paddingBlock: '0.5', borderWidth: '0!' },
      '& tbody td:first-of-type:not([colspan])': { fontWeight: 'semibold' },
      '& tbody td:nth-of-type(3)': { color: 'fg.muted' },
      '& tbody td[data-align=end]': { textAlign: 'start' },
    },
  },
})

/** The submissions that wait, the newest first; what was released or deleted meanwhile says so. */
export function SubmissionTable({ rows, loading, actions, onRead }: SubmissionTableProps) {
  const columns = useMemo<Column<Row>[]>(
    () => [
      { key: 'title', header: 'Form Name', cell: ({ title }) => <bdi>{title}</bdi> },
      { key: 'email', header: 'Submitter', cell: ({ email }) => <bdi>{email}</bdi> },
      { key: 'time', header: 'Date', cell: ({ time }) => <Moment at={time} /> },
      {
        key: 'actions',
        header: 'Actions',
        align: 'end',
        cell: (row) => <RowButtons row={row} actions={actions} onRead={onRead} />,
      },
    ],
    [actions, onRead],
  )
  return (
    <Layout>
      <DataTable
        caption="Submissions waiting to be released"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        empty={
          <EmptyState title="No submissions are waiting">
            All submissions have been verified, released or deleted.
          </EmptyState>
        }
      />
    </Layout>
  )
}
