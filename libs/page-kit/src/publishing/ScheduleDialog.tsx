import { Alert, Button, chakra, Stack } from '@chakra-ui/react'
import { refusalReason, type PageStatus } from '@sitewright/api-client'
import { AppDialog, useMessages } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { useId, useRef, useState } from 'react'
import { discardAnswers } from '../editing/discard-answers.ts'
import { useUnsavedChanges } from '../editing/use-unsaved-changes.ts'
import { editedMoment, fromLocalInput, toLocalInput } from './local-time.ts'
import { PublishingFields, usePublishingCheck } from './PublishingFields.tsx'
import type { Publication } from './use-publishing.ts'
import { visibilityOf } from './visibility.ts'
import { texts } from './messages.ts'

export interface ScheduleDialogProps {
  status: PageStatus
  /** Stores it. @throws {ApiError} */
  onSave: (publication: Publication) => Promise<boolean>
  /** The alert of a save that failed. */
  failure: string
  onClose: () => void
}

/** Asks from when to when the public sees a page. Reached by `import()` only: it brings all of Chakra. */
export default function ScheduleDialog(props: ScheduleDialogProps) {
  return (
    <FullSystemProvider>
      <Schedule {...props} />
    </FullSystemProvider>
  )
}

function Schedule(props: ScheduleDialogProps) {
  const { onClose } = props
  const messages = useMessages()
  const form = useId()
  const { fields, change, busy, reason, changed, save } = useSchedule(props)
  const check = usePublishingCheck(fields)

  // Escape is quickly pressed by accident; what was typed should survive that
  async function leave() {
    if (!changed || (await messages.confirm(texts.discardQuestion(), discardAnswers))) onClose()
  }

  const footer = (
    <>
      <Button variant="outline" disabled={busy} onClick={onClose}>
        {texts.cancel()}
      </Button>
      <Button type="submit" form={form} loading={busy} loadingText={texts.save()}>
        {texts.save()}
      </Button>
    </>
  )
  return (
    <AppDialog open title={texts.schedule()} {...{ busy, changed, footer }} onClose={() => void leave()}>
      <chakra.form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (check.pass()) void save()
        }}
      >
        <Stack gap="5">
          {reason && (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{reason}</Alert.Title>
            </Alert.Root>
          )}
          <PublishingFields {...fields} before={props.status} check={check} onChange={change} />
        </Stack>
      </chakra.form>
    </AppDialog>
  )
}

/** What is typed in the dialog, and the saving of it. */
function useSchedule({ status, onSave, failure, onClose }: ScheduleDialogProps) {
  const messages = useMessages()
  const [before] = useState({ start: toLocalInput(status.pub_start), end: toLocalInput(status.pub_end) })
  const [period, setPeriod] = useState(before)
  const [ticked, setTicked] = useState<boolean>()
  // a page is scheduled by a start to come; without one, that it is published at once is for the reader to tick
  const published = ticked ?? (status.published || isToCome(period.start))
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const running = useRef(false)
  const changed = published !== status.published || period.start !== before.start || period.end !== before.end
  useUnsavedChanges(changed && !busy)

  async function save() {
    if (running.current) return
    if (!changed) return onClose()
    running.current = true
    setBusy(true)
    setReason(undefined)
    try {
      const saved = await onSave({
        published,
        pub_start: editedMoment(period.start, status.pub_start),
        pub_end: editedMoment(period.end, status.pub_end),
      })
      if (saved) onClose()
    } catch (error) {
      await messages.fail(failure, error)
      setReason(refusalReason(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  function change({ published: tick, ...part }: Partial<typeof period & { published: boolean }>) {
    if (tick !== undefined) setTicked(tick)
    setPeriod((now) => ({ ...now, ...part }))
  }

  return { fields: { published, ...period }, change, busy, reason, changed, save }
}

function isToCome(start: string): boolean {
  const publication = { published: true, pub_start: fromLocalInput(start), pub_end: null }
  return visibilityOf(publication, Date.now() / 1000) === 'scheduled'
}
