import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { downloadCsv } from '@sitewright/page-kit'
import { AppDialog, formatNumber } from '@sitewright/ui'
import { Download, Undo2 } from 'lucide-react'
import { recordsOf } from '../group/undo-records.ts'
import { leftCsv } from './left-lines.ts'
import { LineTable } from './LineTable.tsx'
import type { PlannedRecord, RecordPlan } from './plan-records.ts'
import { countOf, lineOf, problemsFirst, withReasons, type Line } from './preview-lines.ts'
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
  const { outcomes, running, failure, recorded, undoing } = work
  const lines = plan.lines.map((line) => lineOf(line, work))
  const left = lines.filter(({ is }) => is !== 'done' && is !== 'there').map(({ planned }) => planned)
  const began = outcomes.size > 0 || failure !== ''
  const open = countOf(lines, 'new')
  const mayUndo = began && recorded.size > 0

  return (
    <AppDialog
      open
      title="Import records"
      size="xl"
      busy={running || undoing}
      onClose={() => onClose(left)}
      footer={<Footer {...{ work, left, open, began, onImport, onBack, onClose }} />}
    >
      <Stack gap="5">
        {failure !== '' && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>The import stopped: {failure} What is recorded stays; nothing is recorded twice.</Alert.Title>
          </Alert.Root>
        )}
        <Text role="status">
          <Summary work={work} lines={lines} began={began} />
          {mayUndo && !running && 'Until you close this, Undo strikes them out again.'}
        </Text>
        <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
          {countOf(lines, 'error') > 0 && !running && (
            <DownloadButton onClick={() => downloadCsv(leftCsv(plan, withReasons(lines)), 'records-left.csv')} />
          )}
          {mayUndo && <UndoButton running={running} undoing={undoing} onClick={onUndo} />}
        </Flex>
        <LineTable lines={problemsFirst(lines).slice(0, maxShown)} />
        {lines.length > maxShown && (
          <Text color="fg.muted">… and {formatNumber(lines.length - maxShown)} more lines</Text>
        )}
      </Stack>
    </AppDialog>
  )
}

interface FooterProps extends Pick<PreviewRecordsProps, 'work' | 'onImport' | 'onBack' | 'onClose'> {
  left: readonly PlannedRecord[]
  /** How many can still be imported. */
  open: number
  began: boolean
}

function Footer({ work: { running, undoing }, left, open, began, onImport, onBack, onClose }: FooterProps) {
  return (
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
  )
}

interface SummaryProps {
  work: RecordImport
  lines: readonly Line[]
  began: boolean
}

/** How many lines are recorded, are there already, or have a problem. */
function Summary({ work: { told, running }, lines, began }: SummaryProps) {
  const [open, there, errors] = [countOf(lines, 'new'), countOf(lines, 'there'), countOf(lines, 'error')]
  return (
    <>
      {told !== ''
        ? `${told} `
        : began || running
          ? `${recordsOf(countOf(lines, 'done'))} imported, ${formatNumber(open)} to go. `
          : `${recordsOf(open)} can be imported. `}
      {there > 0 && `${formatNumber(there)} ${there === 1 ? 'is' : 'are'} there already. `}
      {errors > 0 && `${formatNumber(errors)} with a problem ${errors === 1 ? 'stays' : 'stay'} in the list. `}
    </>
  )
}

function DownloadButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      <Download aria-hidden /> Download lines with a problem
    </Button>
  )
}

interface UndoButtonProps {
  running: boolean
  undoing: boolean
  onClick: () => void
}

function UndoButton({ running, undoing, onClick }: UndoButtonProps) {
  return (
    <Button variant="outline" size="sm" disabled={running} loading={undoing} loadingText="Undo" onClick={onClick}>
      <Undo2 aria-hidden /> Undo
    </Button>
  )
}
