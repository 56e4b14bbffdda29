import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { ProgressBar } from '@sitewright/media'
import { downloadCsv, useMailNote, useUnsavedChanges } from '@sitewright/page-kit'
import { MailNote } from '@sitewright/page-kit/staff'
import { AppDialog, useMessages } from '@sitewright/ui'
import { Download, Pencil, Undo2 } from 'lucide-react'
import { failedList, resultCsv, resultsOf, type ResultLine } from './import-result.ts'
import { HandOverLinks } from './HandOverLinks.tsx'
import { ImportTable } from './ImportTable.tsx'
import type { ImportPlan } from './plan-import.ts'
import type { Import } from './use-import.ts'
import { useInvitationLinks } from './use-invitation-links.ts'
import { useUndoImport } from './use-undo-import.ts'
import { texts } from './messages.ts'

export interface ImportProgressProps {
  plan: ImportPlan
  work: Import
  /** Begins again with the list of those that failed. */
  onAgain: (failed: string) => void
  /** True if those who are created were to get an email. */
  invites: boolean
  onClose: () => void
}

/** The third step: how far it is, and then what came of each line. */
export function ImportProgress({ plan, work, invites, onAgain, onClose }: ImportProgressProps) {
  const { jobs, running, failure } = work
  const done = jobs.filter(({ result }) => result !== undefined).length
  const lines = resultsOf(plan.people, jobs)
  const created = lines.filter((line) => line.created).length
  const failed = failedList(lines)
  const undo = useUndoImport(jobs)
  const links = useInvitationLinks(jobs)
  const messages = useMessages()
  const hasLinks = links.links.length > 0 && undo.told === ''
  useUnsavedChanges(running || hasLinks)
  const isMailStored = useMailNote() !== undefined
  const busy = undo.running || links.running
  const isCut = !running && done < jobs.length

  async function leave(next: () => void) {
    const answers = { accept: texts.leave(), refuse: texts.stay(), danger: true }
    if (!hasLinks || (await messages.confirm(texts.leaveLinks(), answers))) next()
  }

  return (
    <AppDialog
      open
      title={texts.heading()}
      size="xl"
      busy={running || busy}
      onClose={() => void leave(onClose)}
      footer={<ProgressButtons work={work} isCut={isCut} busy={busy} onClose={() => void leave(onClose)} />}
    >
      <Stack gap="5">
        {failure !== '' && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{texts.stopped({ reason: failure })}</Alert.Title>
          </Alert.Root>
        )}
        <Text role="status">
          {running
            ? texts.doneOf({ done, count: jobs.length })
            : `${texts.created({ count: created })} ${undo.told}`.trim()}
        </Text>
        {!running && invites && created > 0 && <MailNote />}
        {!running && created > 0 && isMailStored && undo.told === '' && (
          <HandOverLinks made={links} people={created} disabled={undo.running} />
        )}
        {running ? (
          <ProgressBar label={texts.progress()} percentage={Math.round((done / jobs.length) * 100)} />
        ) : (
          <>
            <ResultActions
              {...{ lines, undo, busy }}
              failed={isCut ? '' : failed}
              isLinking={links.running}
              onAgain={() => void leave(() => onAgain(failed))}
            />
            <ImportTable caption={texts.outcome()} lines={lines} outcome={outcomeOf} />
          </>
        )}
      </Stack>
    </AppDialog>
  )
}

interface ProgressButtonsProps {
  work: Import
  /** It was stopped before its end. */
  isCut: boolean
  busy: boolean
  onClose: () => void
}

function ProgressButtons({ work, isCut, busy, onClose }: ProgressButtonsProps) {
  if (work.running)
    return (
      <Button variant="outline" onClick={work.stop}>
        {texts.stop()}
      </Button>
    )
  return (
    <>
      {isCut && (
        <Button variant="outline" onClick={work.goOn}>
          {texts.goOn()}
        </Button>
      )}
      <Button disabled={busy} onClick={onClose}>
        {texts.close()}
      </Button>
    </>
  )
}

interface ResultActionsProps {
  lines: readonly ResultLine[]
  undo: ReturnType<typeof useUndoImport>
  busy: boolean
  /** The list of those that failed and can be tried again; '' for none. */
  failed: string
  /** Links are being made. */
  isLinking: boolean
  onAgain: () => void
}

/** What can be done with the result. */
function ResultActions({ lines, undo, busy, failed, isLinking, onAgain }: ResultActionsProps) {
  return (
    <Flex gap="3" wrap="wrap">
      <Button
        variant="outline"
        onClick={() => downloadCsv(resultCsv(lines), `import-${new Date().toISOString().slice(0, 10)}.csv`)}
      >
        <Download /> {texts.downloadResult()}
      </Button>
      {failed !== '' && (
        <Button variant="outline" disabled={busy} onClick={onAgain}>
          <Pencil /> {texts.correctFailed()}
        </Button>
      )}
      {undo.left > 0 && undo.told === '' && (
        <Button
          variant="outline"
          loading={undo.running}
          loadingText={texts.undo()}
          disabled={isLinking}
          onClick={undo.start}
        >
          <Undo2 /> {texts.undo()}
        </Button>
      )}
    </Flex>
  )
}

function outcomeOf({ result, created, existed }: ResultLine) {
  if (created) return { text: result, palette: 'green' } as const
  return { text: result, palette: existed ? 'gray' : 'red' } as const
}
