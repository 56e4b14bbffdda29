import { isApiError, refusalReason } from '@sitewright/api-client'
import { useSite, useWorkingCopy, type WorkingCopy } from '@sitewright/page-kit'
import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { useMessages } from '@sitewright/ui'
import { useCallback, useRef, useState } from 'react'
import { callsOf } from '../calls.ts'
import { createRecordKeys } from '../record-keys.ts'
import { failures } from '../failure-messages.ts'
import { texts } from './messages.ts'
import { parseRecord, type KeptRecord } from './kept-record.ts'
import { blankRecord, isTyped, type NewRecord, toRecordData } from './new-record.ts'

export interface NewRecordForm {
  record: NewRecord
  edit: (part: Partial<NewRecord>) => void
  /** Takes a stage more, or no longer. */
  toggleStage: (id: number) => void
  status: 'typing' | 'sending' | 'added'
  /** Why the record was not added, as far as is known. */
  problem: string | undefined
  /** True if it was added. */
  send: () => Promise<boolean>
  /** What is kept of it, and what was kept before. */
  copy: WorkingCopy
}

export interface NewRecordOptions {
  pageId: number
  registrationId: number
  /** Those that there are. */
  stages: readonly Entry[]
  /** There may be a record more. */
  onSent: () => void
}

/** A record that is being typed. It is kept until the server has it, also where the browser does not live as long. */
export function useNewRecord({ pageId, registrationId, stages, onSent }: NewRecordOptions): NewRecordForm {
  const { api } = useSite()
  const messages = useMessages()
  const [keys] = useState(createRecordKeys)
  const [record, setRecord] = useState(blankRecord)
  const latest = useRef(record)
  const [state, setState] = useState<Pick<NewRecordForm, 'status' | 'problem'>>(typing)

  const copy = useWorkingCopy<KeptRecord>({
    ...{ subject: `page-${pageId}-${registrationId}`, editing: true, changed: record },
    read: () =>
      isTyped(latest.current) ? { content: { record: latest.current, sent: keys.last() }, base: {} } : undefined,
    ...{ write: (content) => JSON.stringify(content), parse: parseRecord },
    isNews: () => true,
    onContinue({ record: kept, sent }) {
      keys.restore(sent)
      const isStage = (id: number) => stages.some((stage) => stage.id === id)
      take({ ...kept, stages: kept.stages.filter(isStage) })
      setState(typing)
    },
  })

  function take(next: NewRecord): void {
    latest.current = next
    setRecord(next)
  }

  async function send(): Promise<boolean> {
    const data = toRecordData(record)
    if (!data || data.End < data.Start || state.status === 'sending') return false
    setState({ status: 'sending', problem: undefined })
    const request = { id: registrationId, data, key: keys.keyOf(data) }
    copy.settle() // with the key
    try {
      await callsOf(api)('POST protected/plugin/progress-manager/record-progress.json.php', request)
    } catch (error) {
      const refused = isApiError(error) && error.status >= 400 && error.status < 500
      setState({ status: 'typing', problem: refused ? refusalReason(error) : texts.notSure() })
      if (!refused) onSent()
      await messages.fail(failures.record(), error)
      return false
    }
    keys.forget()
    take(blankRecord)
    copy.settle()
    setState({ status: 'added', problem: undefined })
    onSent()
    return true
  }

  const change = useCallback((next: (now: NewRecord) => NewRecord) => {
    latest.current = next(latest.current)
    setRecord(latest.current)
    setState((now) => (now.status === 'added' ? typing : now))
  }, [])
  return {
    ...{ record, ...state, send, copy },
    edit: (part) => change((now) => ({ ...now, ...part })),
    toggleStage: useCallback((id) => change((now) => ({ ...now, stages: toggled(now.stages, id) })), [change]),
  }
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}

const typing = { status: 'typing', problem: undefined } as const
