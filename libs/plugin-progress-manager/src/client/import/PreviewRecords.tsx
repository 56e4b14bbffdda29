import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { downloadCsv } from '@sitewright/page-kit'
import { AppDialog, formatNumber } from '@sitewright/ui'
import { Download, Undo2 } from 'lucide-react'
import { leftCsv } from './left-lines.ts'
import { LineTable } from './LineTable.tsx'
import { texts } from './messages.ts'
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
      title={texts.heading()}
      size="xl"
      busy={running || undoing}
      onClose={() => onClose(left)}
      footer={<Footer {...{ work, left, open, began, onImport, onBack, onClose }} />}
    >
      <Stack gap="5">
        {failure !== '' && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{texts.stopped({ failure })}</Alert.Title>
          </Alert.Root>
        )}
        <Text role="status">
          <Summary work={work} lines={lines} began={began} />
          {mayUndo && !running && texts.undoHint()}
        </Text>
        <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
          {countOf(lines, 'error') > 0 && !running && (
            <DownloadButton onClick={() => downloadCsv(leftCsv(plan, withReasons(lines)), 'records-left.csv')} />
          )}
          {mayUndo && <UndoButton running={running} undoing={undoing} onClick={onUndo} />}
        </Flex>
        <LineTable lines={problemsFirst(lines).slice(0, maxShown)} />
        {lines.length > maxShown && (
          <Text color="fg.muted">{texts.moreLines({ count: formatNumber(lines.length - maxShown) })}</Text>
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
          {texts.back()}
        </Button>
      )}
      {open > 0 || running ? (
        <Button disabled={undoing} loading={running} loadingText={texts.import()} onClick={onImport}>
          {began ? texts.goOn() : texts.importCount({ count: open })}
        </Button>
      ) : (
        <Button disabled={undoing} onClick={() => onClose(left)}>
          {texts.close()}
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
  const soFar =
    began || running
      ? texts.imported({ done: countOf(lines, 'done'), open: formatNumber(open) })
      : texts.importable({ count: open })
  return (
    <>
      {`${told || soFar} `}
      {there > 0 && `${texts.there({ count: there })} `}
      {errors > 0 && `${texts.withProblem({ count: errors })} `}
    </>
  )
}

function DownloadButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      <Download aria-hidden /> {texts.download()}
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
    <Button
      variant="outline"
      size="sm"
      disabled={running}
      loading={undoing}
      loadingText={texts.undo()}
      onClick={onClick}
    >
      <Undo2 aria-hidden /> {texts.undo()}
    </Button>
  )
}
