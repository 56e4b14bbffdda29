import { refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { callsOf } from '../calls.ts'
import { failures } from '../failure-messages.ts'
import { texts as news } from '../group/news-messages.ts'
import { exceptionsOf, undoRecords } from '../group/undo-records.ts'
import { texts } from './messages.ts'
import type { PlannedRecord } from './plan-records.ts'

/** Lines of one call: few enough for the progress to be seen. */
const batchSize = 50

/** What came of a line: '' where it is recorded, else why it is not. */
export type Outcomes = ReadonlyMap<PlannedRecord, string>

export interface RecordImport {
  /** Of the lines of which it is known. */
  outcomes: Outcomes
  running: boolean
  /** Why it stopped before all was done; '' otherwise. */
  failure: string
  /** Records those lines whose outcome is not known yet; what was recorded without an answer is not recorded twice. */
  run: (lines: readonly PlannedRecord[]) => Promise<void>
  /** The records that it has made, which can be undone. */
  recorded: ImportedRecords
  /** Lines whose records were undone. */
  undone: ReadonlySet<PlannedRecord>
  /** What came of undoing, in words; '' before. */
  told: string
  undoing: boolean
  /** Strikes out all that was recorded since the dialog is open. */
  undo: () => Promise<void>
  /** For another list; what is recorded can still be undone. */
  clear: () => void
}

/** Ids of records, by their lines. */
export type ImportedRecords = ReadonlyMap<PlannedRecord, number>

/** Records the lines of a list some at a time. It ends when the dialog is closed. */
export function useRecordImport(pageId: number): RecordImport {
  const { api } = useSite()
  const [outcomes, setOutcomes] = useState<Outcomes>(none)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState('')
  const [recorded, setRecorded] = useState<ImportedRecords>(new Map())
  const { undone, told, undoing, undo, tellNothing } = useUndoing({ pageId, recorded, onLeft: setRecorded })
  const gone = useGone()

  async function run(lines: readonly PlannedRecord[]) {
    setRunning(true)
    setFailure('')
    tellNothing()
    try {
      await sendLines({
        pageId,
        lines,
        done: new Map(outcomes),
        made: new Map(recorded),
        call: callsOf(api),
        isGone: () => gone.current,
        onBatch(done, made) {
          setOutcomes(new Map(done))
          setRecorded(new Map(made))
        },
      })
    } catch (error) {
      console.error(error)
      setFailure(refusalReason(error) ?? texts.unreachable())
    } finally {
      setRunning(false)
    }
  }

  return {
    ...{ outcomes, running, failure, run, recorded, undone, told, undoing, undo },
    clear() {
      setOutcomes(none)
      setFailure('')
      tellNothing()
    },
  }
}

interface UndoingOptions {
  pageId: number
  recorded: ImportedRecords
  /** Told what is still recorded. */
  onLeft: (left: ImportedRecords) => void
}

/** Strikes out what was recorded. */
function useUndoing({ pageId, recorded, onLeft }: UndoingOptions) {
  const { api } = useSite()
  const messages = useMessages()
  const [undoing, setUndoing] = useState(false)
  const [undone, setUndone] = useState<ReadonlySet<PlannedRecord>>(new Set())
  const [told, setTold] = useState('')

  async function undo() {
    setUndoing(true)
    try {
      const result = await strikeRecorded({
        pageId,
        recorded,
        call: callsOf(api),
        onStruck(lines, left) {
          setUndone((before) => new Set([...before, ...lines]))
          onLeft(left)
        },
      })
      setTold(`${news.struck({ count: result.struck })} ${exceptionsOf(result)}`.trim())
    } catch (error) {
      await messages.fail(failures.strike(), error)
    } finally {
      setUndoing(false)
    }
  }

  return { undone, told, undoing, undo, tellNothing: () => setTold('') }
}

const none: Outcomes = new Map()

/** True once the component is gone. */
function useGone(): Readonly<RefObject<boolean>> {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return gone
}

interface Sending {
  pageId: number
  lines: readonly PlannedRecord[]
  /** What is known already; what comes to be known is added. */
  done: Map<PlannedRecord, string>
  made: Map<PlannedRecord, number>
  call: ReturnType<typeof callsOf>
  isGone: () => boolean
  onBatch: (done: Outcomes, made: ImportedRecords) => void
}

/** Records those lines whose outcome is not known, some at a time. */
async function sendLines({ pageId, lines, done, made, call, isGone, onBatch }: Sending): Promise<void> {
  const open = lines.flatMap((line) => (line.record && !done.has(line) ? [{ line, record: line.record }] : []))
  for (let at = 0; at < open.length && !isGone(); at += batchSize) {
    const batch = open.slice(at, at + batchSize)
    const entries = batch.map(({ record: { person, data, key } }) => ({ people: [person.id], data, key }))
    const name = 'POST protected/plugin/progress-manager/record-group.json.php'
    const { results } = await call(name, { id: pageId, entries })
    for (const [index, { line }] of batch.entries()) {
      const result = results[index]
      if (result) done.set(line, result.record === null ? result.error : '')
      if (result?.record) made.set(line, result.record)
    }
    onBatch(done, made)
  }
}

interface Striking extends Pick<Sending, 'pageId' | 'call'> {
  recorded: ImportedRecords
  /** `left`: what is still recorded. */
  onStruck: (lines: readonly PlannedRecord[], left: ImportedRecords) => void
}

function strikeRecorded({ pageId, call, recorded, onStruck }: Striking) {
  const open = new Map(recorded)
  return undoRecords({
    records: [...open.values()],
    strike: (some) => call('POST protected/plugin/progress-manager/strike-group.json.php', { id: pageId, ...some }),
    onStruck(records) {
      const struck = new Set(records)
      const lines = [...open].flatMap(([line, id]) => (struck.has(id) ? [line] : []))
      for (const line of lines) open.delete(line)
      onStruck(lines, new Map(open))
    },
  })
}
