import { refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import { callsOf } from '../calls.ts'
import { exceptionsOf, recordsOf, undoRecords } from '../group/undo-records.ts'
import { strikeFailure } from '../texts.ts'
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
  const [undoing, setUndoing] = useState(false)
  const [failure, setFailure] = useState('')
  const [recorded, setRecorded] = useState<ImportedRecords>(new Map())
  const [undone, setUndone] = useState<ReadonlySet<PlannedRecord>>(new Set())
  const [told, setTold] = useState('')
  const messages = useMessages()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  async function run(lines: readonly PlannedRecord[]) {
    setRunning(true)
    setFailure('')
    setTold('')
    const done = new Map(outcomes)
    const made = new Map(recorded)
    try {
      const open = lines.flatMap((line) => (line.record && !done.has(line) ? [{ line, record: line.record }] : []))
      for (let at = 0; at < open.length && !gone.current; at += batchSize) {
        const batch = open.slice(at, at + batchSize)
        const entries = batch.map(({ record: { person, data, key } }) => ({ people: [person.id], data, key }))
        const call = 'POST protected/plugin/progress-manager/record-group.json.php'
        const { results } = await callsOf(api)(call, { id: pageId, entries })
        for (const [index, { line }] of batch.entries()) {
          const result = results[index]
          if (result) done.set(line, result.record === null ? result.error : '')
          if (result?.record) made.set(line, result.record)
        }
        setOutcomes(new Map(done))
        setRecorded(new Map(made))
      }
    } catch (error) {
      console.error(error)
      setFailure(refusalReason(error) ?? 'The server cannot be reached.')
    } finally {
      setRunning(false)
    }
  }

  async function undo() {
    setUndoing(true)
    const open = new Map(recorded)
    try {
      const result = await undoRecords({
        records: [...open.values()],
        strike: (some) =>
          callsOf(api)('POST protected/plugin/progress-manager/strike-group.json.php', { id: pageId, ...some }),
        onStruck(records) {
          const struck = new Set(records)
          const lines = [...open].flatMap(([line, id]) => (struck.has(id) ? [line] : []))
          for (const line of lines) open.delete(line)
          setUndone((before) => new Set([...before, ...lines]))
          setRecorded(new Map(open))
        },
      })
      setTold(`${recordsOf(result.struck)} struck out. ${exceptionsOf(result)}`.trim())
    } catch (error) {
      await messages.fail(strikeFailure, error)
    } finally {
      setUndoing(false)
    }
  }

  return {
    ...{ outcomes, running, failure, run, recorded, undone, told, undoing, undo },
    clear() {
      setOutcomes(none)
      setFailure('')
      setTold('')
    },
  }
}

const none: Outcomes = new Map()
