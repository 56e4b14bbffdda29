import { isApiError, refusalReason } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { GroupEntry } from '../../contract.ts'
import { callsOf } from '../calls.ts'
import type { Person } from '../overview/person.ts'
import type { RecordKeys } from '../record-keys.ts'
import { failures } from '../failure-messages.ts'
import { texts } from './messages.ts'
import type { GroupNews } from './use-group-news.ts'

export interface GroupSent {
  news: GroupNews
  /** Registrations for which nothing was recorded. */
  left: readonly number[]
}

/** Somebody for whom nothing was recorded. */
export interface RefusedPerson {
  id: number
  name: string
  reason: string
}

export interface GroupRecord {
  sending: boolean
  /** Why nothing was recorded, as far as is known. */
  problem: string | undefined
  refused: readonly RefusedPerson[]
  send: (people: readonly Person[], data: GroupEntry['data']) => Promise<void>
}

export interface GroupRecordOptions {
  pageId: number
  keys: RecordKeys
  /** An answer has come. */
  onSent: (sent: GroupSent) => void
  /** None has: it may or may not have been recorded. */
  onUnsure: () => void
}

/** Sends one record for several people. */
export function useGroupRecord({ pageId, keys, onSent, onUnsure }: GroupRecordOptions): GroupRecord {
  const { api } = useSite()
  const messages = useMessages()
  const running = useRef(false)
  const [state, setState] = useState<Omit<GroupRecord, 'send'>>(idle)

  async function send(people: readonly Person[], data: GroupEntry['data']) {
    setState({ ...idle, sending: true })
    const ids = people.map(({ id }) => id)
    try {
      const { results } = await callsOf(api)('POST protected/plugin/progress-manager/record-group.json.php', {
        ...{ id: pageId, entries: [{ people: ids, data, key: keys.keyOf(data) }] },
      })
      const records = results.flatMap(({ record }) => (record === null ? [] : [record]))
      const refused = results.flatMap(({ person: id, record, error: reason }) => {
        const person = people.find((one) => one.id === id)
        return record === null ? [{ id, name: person?.name || person?.email || '', reason }] : []
      })
      if (refused.length === 0) keys.forget()
      setState({ ...idle, refused })
      onSent({ news: { people: records.length, records }, left: refused.map(({ id }) => id) })
    } catch (error) {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500
      setState({ ...idle, problem: isRefused ? refusalReason(error) : texts.notSure() })
      if (!isRefused) onUnsure()
      await messages.fail(failures.record(), error)
    }
  }

  return {
    ...state,
    async send(people, data) {
      if (running.current) return
      running.current = true
      await send(people, data).finally(() => (running.current = false))
    },
  }
}

const idle = { sending: false, problem: undefined, refused: [] }
