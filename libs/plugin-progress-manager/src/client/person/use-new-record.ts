import { isApiError, refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useCallback, useState } from 'react'
import { callsOf } from '../calls.ts'
import { recordFailure } from '../texts.ts'
import { blankRecord, type NewRecord, toRecordData } from './new-record.ts'

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
}

const notSure = 'The record may or may not have been added. Sending it again unchanged does not add it twice.'

export interface NewRecordOptions {
  registrationId: number
  /** There may be a record more. */
  onSent: () => void
}

/** A record that is being typed. It is kept until the server has it. */
export function useNewRecord({ registrationId, onSent }: NewRecordOptions): NewRecordForm {
  const { api } = useSite()
  const messages = useMessages()
  const [keys] = useState(createRecordKeys)
  const [record, setRecord] = useState(blankRecord)
  const [state, setState] = useState<Pick<NewRecordForm, 'status' | 'problem'>>(typing)

  async function send(): Promise<boolean> {
    const data = toRecordData(record)
    if (!data || data.End < data.Start || state.status === 'sending') return false
    setState({ status: 'sending', problem: undefined })
    const request = { id: registrationId, data, key: keys.keyOf(data) }
    try {
      await callsOf(api)('POST protected/plugin/progress-manager/record-progress.json.php', request)
    } catch (error) {
      const refused = isApiError(error) && error.status >= 400 && error.status < 500
      setState({ status: 'typing', problem: refused ? refusalReason(error) : notSure })
      if (!refused) onSent()
      await messages.fail(recordFailure, error)
      return false
    }
    keys.forget()
    setRecord(blankRecord)
    setState({ status: 'added', problem: undefined })
    onSent()
    return true
  }

  const change = useCallback((next: (now: NewRecord) => NewRecord) => {
    setRecord(next)
    setState((now) => (now.status === 'added' ? typing : now))
  }, [])
  return {
    ...{ record, ...state, send },
    edit: (part) => change((now) => ({ ...now, ...part })),
    toggleStage: useCallback((id) => change((now) => ({ ...now, stages: toggled(now.stages, id) })), [change]),
  }
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}

const typing = { status: 'typing', problem: undefined } as const

/**
 * Names each record that is to be sent, so that the server adds it once however often it arrives: what is sent again
 * unchanged keeps its key, anything else gets another.
 */
function createRecordKeys(): { keyOf: (record: unknown) => string; forget: () => void } {
  let last: { text: string; key: string } | undefined
  return {
    keyOf(record) {
      const text = JSON.stringify(record)
      if (last?.text !== text) last = { text, key: randomKey() }
      return last.key
    },
    /** The record was added: the same one after it is meant. */
    forget() {
      last = undefined
    },
  }
}

/** `randomUUID` is there on https only. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
