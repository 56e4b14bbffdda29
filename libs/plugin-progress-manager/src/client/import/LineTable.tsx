import { Badge, Stack, Text } from '@chakra-ui/react'
import { DataTable, type Column } from '@sitewright/ui'
import { formatHours, formatMoment, hoursBetween } from '../moments.ts'
import { texts } from './messages.ts'
import type { PlannedRecord } from './plan-records.ts'
import type { Line } from './preview-lines.ts'

/** The lines of a list with what becomes of each. */
export function LineTable({ lines }: { lines: readonly Line[] }) {
  return (
    // On a phone the reasons are in sight.
    <Stack css={{ '& td': { minWidth: 0 }, '& td *': { overflowWrap: 'anywhere' } }}>
      <DataTable
        caption={texts.caption()}
        columns={columns()}
        rows={lines}
        rowKey={({ planned }) => planned.line}
        empty=""
      />
    </Stack>
  )
}

const palettes = { new: 'green', done: 'green', there: 'gray', undone: 'gray', error: 'red' } as const

const columns = (): Column<Line>[] => [
  { key: 'line', header: texts.line(), cell: ({ planned }) => planned.line },
  {
    key: 'record',
    header: texts.record(),
    cell: ({ planned, planned: { record, who, step } }) => (
      <>
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi>{record?.person.name || who}</bdi>
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          <When planned={planned} />
          {(record || planned.day) && step && ' · '}
          <bdi>{step}</bdi>
        </Text>
        {record?.data.Notes && (
          <Text color="fg.muted" lineClamp="2" overflowWrap="anywhere">
            <bdi>{record.data.Notes}</bdi>
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'outcome',
    header: texts.result(),
    cell: ({ is, text }) => (
      <Badge colorPalette={palettes[is]} variant="subtle" whiteSpace="normal" borderRadius="md">
        {text}
      </Badge>
    ),
  },
]

/** As it is understood; as it is written where it is not. */
function When({ planned: { record, day } }: { planned: PlannedRecord }) {
  if (!record) return <bdi>{day}</bdi>
  const { Start, End } = record.data
  return (
    <>
      {formatMoment(Start)}
      {End > Start && `, ${formatHours(hoursBetween(Start, End))}`}
    </>
  )
}
