import { Alert, Badge, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { downloadCsv } from '@sitewright/page-kit'
import { AppDialog, DataTable, formatNumber, type Column } from '@sitewright/ui'
import { Download, Undo2 } from 'lucide-react'
import { recordsOf } from '../group/undo-records.ts'
import { formatHours, formatMoment, hoursBetween } from '../moments.ts'
import { leftCsv } from './left-lines.ts'
import type { PlannedRecord, RecordPlan } from './plan-records.ts'
import type { RecordImport } from './use-record-import.ts'

/** Rows that are drawn; all of a long list would take the browser long. */
const maxShown = 200

export interface PreviewRecordsProps {
  plan: RecordPlan
  work: RecordImport
  onImport: () => void
  onUndo: () => void
  /** Back to the list. `left`: what is not recorded. */
  onBack: (left: readonly PlannedRecord[]) => void
  onClose: (left: readonly PlannedRecord[]) => void
}

/** The second step: what will become of each line, and after it what did. */
export function PreviewRecords({ plan, work, onImport, onUndo, onBack, onClose }: PreviewRecordsProps) {
  const { outcomes, running, failure, recorded, undone, told, undoing } = work
  const lines = plan.lines.map((line) => (undone.has(line) ? undoneOf(line) : outcomeOf(line, outcomes.get(line))))
  const count = (is: Line['is']) => lines.filter((line) => line.is === is).length
  const left = lines.filter(({ is }) => is !== 'done' && is !== 'there').map(({ planned }) => planned)
  const began = outcomes.size > 0 || failure !== ''
  const open = count('new')
  const mayUndo = began && recorded.size > 0

  return (
    <AppDialog
      open
      title="Import records"
      size="xl"
      busy={running || undoing}
      onClose={() => onClose(left)}
      footer={
        <>
          {left.length > 0 && (
            <Button variant="outline" disabled={running || undoing} onClick={() => onBack(left)}>
              BACK TO THE LIST
            </Button>
          )}
          {open > 0 || running ? (
            <Button disabled={undoing} loading={running} loadingText="IMPORT" onClick={onImport}>
              {began ? 'GO ON' : `IMPORT ${recordsOf(open).toUpperCase()}`}
            </Button>
          ) : (
            <Button disabled={undoing} onClick={() => onClose(left)}>
              CLOSE
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        {failure !== '' && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>The import stopped: {failure} What is recorded stays; nothing is recorded twice.</Alert.Title>
          </Alert.Root>
        )}
        <Text role="status">
          {told !== ''
            ? `${told} `
            : began || running
              ? `${recordsOf(count('done'))} imported, ${formatNumber(open)} to go. `
              : `${recordsOf(open)} can be imported. `}
          {count('there') > 0 &&
            `${formatNumber(count('there'))} ${count('there') === 1 ? 'is' : 'are'} there already. `}
          {count('error') > 0 &&
            `${formatNumber(count('error'))} with a problem ${count('error') === 1 ? 'stays' : 'stay'} in the list. `}
          {mayUndo && !running && 'Until you close this, Undo strikes them out again.'}
        </Text>
        <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
          {count('error') > 0 && !running && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => downloadCsv(leftCsv(plan, withReasons(lines)), 'records-left.csv')}
            >
              <Download aria-hidden /> Download lines with a problem
            </Button>
          )}
          {mayUndo && (
            <Button
              variant="outline"
              size="sm"
              disabled={running}
              loading={undoing}
              loadingText="Undo"
              onClick={onUndo}
            >
              <Undo2 aria-hidden /> Undo
            </Button>
          )}
        </Flex>
        {/* On a phone the reasons are in sight. */}
        <Stack css={{ '& td': { minWidth: 0 }, '& td *': { overflowWrap: 'anywhere' } }}>
          <DataTable
            caption="What becomes of each line"
            columns={columns}
            rows={sorted(lines).slice(0, maxShown)}
            rowKey={({ planned }) => planned.line}
            empty=""
          />
        </Stack>
        {lines.length > maxShown && (
          <Text color="fg.muted">… and {formatNumber(lines.length - maxShown)} more lines</Text>
        )}
      </Stack>
    </AppDialog>
  )
}

interface Line {
  planned: PlannedRecord
  is: PlannedRecord['state'] | 'done' | 'undone'
  text: string
}

function outcomeOf(planned: PlannedRecord, outcome: string | undefined): Line {
  if (outcome === '') return { planned, is: 'done', text: 'Recorded' }
  if (outcome !== undefined) return { planned, is: 'error', text: outcome }
  const texts = { new: 'New', there: 'Already there', error: planned.reason }
  return { planned, is: planned.state, text: texts[planned.state] }
}

/** Back in the list it can be mended and recorded anew. */
const undoneOf = (planned: PlannedRecord): Line => ({ planned, is: 'undone', text: 'Struck out again' })

const withReasons = (lines: readonly Line[]) =>
  lines.flatMap(({ planned, is, text: reason }) => (is === 'error' ? [{ ...planned, reason }] : []))

/** Those with a problem first. */
const sorted = (lines: readonly Line[]) => [
  ...lines.filter(({ is }) => is === 'error'),
  ...lines.filter(({ is }) => is !== 'error'),
]

const palettes = { new: 'green', done: 'green', there: 'gray', undone: 'gray', error: 'red' } as const

const columns: Column<Line>[] = [
  { key: 'line', header: 'Line', cell: ({ planned }) => planned.line },
  {
    key: 'record',
    header: 'Record',
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
    header: 'Result',
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
