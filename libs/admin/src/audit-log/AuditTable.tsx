import { Box } from '@chakra-ui/react'
import type { AuditEntry } from '@sitewright/api-client'
import { DataTable, type Column } from '@sitewright/ui'
import type { AuditListProps } from './audit-list.ts'
import { EntryPerson, EntryTime, EntryAction } from './EntryParts.tsx'
import { texts } from './messages.ts'

/** The entries as a table, for windows that are wide enough for all of it. */
export function AuditTable({ entries, loading, empty, onChoosePerson }: AuditListProps) {
  const columns: Column<AuditEntry>[] = [
    { key: 'when', header: texts.when(), cell: (entry) => <EntryTime entry={entry} /> },
    { key: 'who', header: texts.who(), cell: (entry) => <EntryPerson entry={entry} onChoose={onChoosePerson} /> },
    { key: 'what', header: texts.what(), cell: (entry) => <EntryAction entry={entry} /> },
    { key: 'details', header: texts.details(), cell: ({ details }) => <bdi>{details}</bdi> },
  ]
  return (
    <Box css={layout}>
      <DataTable
        caption={texts.list()}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        empty={empty}
        loading={loading}
      />
    </Box>
  )
}

/**
 * Long words break, yet no column gets too narrow to read. Where there is room, who and what are as wide as their words,
 * and the details take what is left.
 */
const layout = {
  '& td:not([colspan])': { minWidth: '40', verticalAlign: 'top' },
  '& bdi': { overflowWrap: 'anywhere' },
  '& time': { whiteSpace: 'nowrap' },
  '& td:is([data-column=who], [data-column=what]) > *': {
    width: { lg: 'max-content' },
    maxWidth: { lg: 'clamp({sizes.64}, 20vw, {sizes.sm})' },
  },
  '& td[data-column=what] > *': { '@media (width >= 100rem)': { maxWidth: '2xl' } },
}
