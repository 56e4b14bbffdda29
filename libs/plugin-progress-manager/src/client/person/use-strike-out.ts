import { isApiError, refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { ProgressRecord } from '../../contract.ts'
import { maxReasonLength } from '../../limits.ts'
import { callsOf } from '../calls.ts'
import { formatHours, formatSpan, hoursBetween } from '../moments.ts'
import { failures } from '../failure-messages.ts'
import { texts } from './messages.ts'

export interface Striking {
  /** Asks, strikes out and tells a failure. */
  strike: () => void
  busy: boolean
  /** Why the server refused. */
  refusal: string | undefined
}

/** Strikes a record out permanently, once it is confirmed and there is a reason. */
export function useStrikeOut(record: ProgressRecord, onStruck: () => void): Striking {
  const { api } = useSite()
  const messages = useMessages()
  const running = useRef(false)
  const [state, setState] = useState<Omit<Striking, 'strike'>>({ busy: false, refusal: undefined })

  /** Asks until there is a reason that can be stored, or none is given. */
  async function askReason(): Promise<string | undefined> {
    let [question, typed] = [texts.why(), '']
    for (;;) {
      const answer = await messages.prompt(question, typed)
      if (answer === null) return undefined
      const reason = answer.trim()
      if (reason !== '' && reason.length <= maxReasonLength) return reason
      typed = reason
      question = reason === '' ? texts.reasonNeeded() : texts.reasonTooLong({ most: maxReasonLength })
    }
  }

  async function strike() {
    if (!(await messages.confirm(consequences(record), { danger: true, accept: texts.strike() }))) return
    const reason = await askReason()
    if (reason === undefined) return
    setState({ busy: true, refusal: undefined })
    try {
      await callsOf(api)('POST protected/plugin/progress-manager/strike-record.json.php', { id: record.id, reason })
      setState({ busy: false, refusal: undefined })
      onStruck()
    } catch (error) {
      setState({ busy: false, refusal: refusalReason(error) })
      // somebody else may have been faster
      if (isApiError(error) && error.status === 409) onStruck()
      await messages.fail(failures.strike(), error)
    }
  }

  return {
    ...state,
    strike() {
      if (running.current) return
      running.current = true
      void strike().finally(() => (running.current = false))
    },
  }
}

function consequences(record: ProgressRecord): string {
  const hours = formatHours(hoursBetween(record.Start, record.End))
  return texts.strikeQuestion({ span: formatSpan(record), hours })
}
