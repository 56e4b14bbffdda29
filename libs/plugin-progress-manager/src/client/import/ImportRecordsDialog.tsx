import { discardAnswers, useSite } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import type { GroupNews } from '../group/use-group-news.ts'
import type { Person } from '../overview/person.ts'
import { ChooseRecords } from './ChooseRecords.tsx'
import { readKnownRecords, withKnown } from './known-records.ts'
import { leftText } from './left-lines.ts'
import { texts } from './messages.ts'
import { planRecords, type RecordPlan } from './plan-records.ts'
import { PreviewRecords } from './PreviewRecords.tsx'
import { useRecordImport } from './use-record-import.ts'

export interface ImportRecordsDialogProps {
  pageId: number
  system: ProgressionSystem
  /** Everyone who is registered. */
  people: readonly Person[]
  /** Something may have been recorded, or undone. What was recorded is told once the dialog is closed. */
  onImported: (news: GroupNews) => void
  onClose: () => void
}

/** Records from a list: choose it, see what would become of each line, then let those be recorded that can be. */
export default function ImportRecordsDialog(props: ImportRecordsDialogProps) {
  const { pageId, system, onImported, onClose } = props
  const messages = useMessages()
  const [text, setText] = useState('')
  const { plan, reading, read, drop } = useRecordPlan(props)
  const work = useRecordImport(pageId)

  function close() {
    onClose()
    const recordedFor = new Set([...work.recorded.keys()].map(({ record }) => record?.person.id))
    if (recordedFor.size > 0) onImported({ people: recordedFor.size, records: [...work.recorded.values()] })
  }

  async function leave() {
    const more = work.recorded.size > 0 ? texts.leftLost() : undefined
    if (text.trim() === '' || (await messages.confirm(texts.discard(), { ...discardAnswers, more }))) close()
  }

  if (!plan)
    return (
      <ChooseRecords
        {...{ text, reading }}
        example={system.SystemStages[0]?.Description ?? texts.example()}
        onText={setText}
        onRead={() => read(text)}
        onClose={() => void leave()}
      />
    )
  return (
    <PreviewRecords
      {...{ plan, work }}
      onImport={() => void work.run(plan.lines.filter(({ state }) => state === 'new')).then(() => onImported(noNews))}
      onUndo={() => void work.undo().then(() => onImported(noNews))}
      onBack={(left) => {
        // what is recorded is out of the box, what is not stays in it
        if (work.outcomes.size > 0) setText(leftText(plan, left))
        work.clear()
        drop()
      }}
      onClose={(left) => (left.length === 0 ? close() : void leave())}
    />
  )
}

const noNews: GroupNews = { people: 0, records: [] }

/** What would become of each line of a list; undefined before one was read. */
function useRecordPlan({ pageId, system, people }: Pick<ImportRecordsDialogProps, 'pageId' | 'system' | 'people'>) {
  const { api } = useSite()
  const messages = useMessages()
  const [plan, setPlan] = useState<RecordPlan>()
  const [reading, setReading] = useState(false)

  /** Answers why the list cannot be read, or ''. */
  async function read(text: string): Promise<string> {
    const planned = planRecords(text, { people, stages: system.SystemStages, now: Date.now() })
    if (planned.problem !== '') return planned.problem
    if (!planned.lines.some(({ record }) => record)) {
      setPlan(planned)
      return ''
    }
    setReading(true)
    try {
      setPlan(withKnown(planned, await readKnownRecords(api, pageId, planned)))
      return ''
    } catch (error) {
      await messages.fail(texts.notCompared(), error)
      return ''
    } finally {
      setReading(false)
    }
  }

  return { plan, reading, read, drop: () => setPlan(undefined) }
}
