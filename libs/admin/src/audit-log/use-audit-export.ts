import { refusalReason, type AuditEntry } from '@sitewright/api-client'
import { downloadCsv, useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import type { NoticeText } from '../shared/Notice.tsx'
import { withReason } from '../shared/with-reason.ts'
import { auditCsv } from './audit-csv.ts'
import { queryOf, readEntries, type AuditFilter } from './audit-filter.ts'
import { texts } from './messages.ts'

/** Rows of one file. */
export const maxRows = 10_000

export interface AuditExport {
  /** How many entries were read so far; undefined while none are exported. */
  read: number | undefined
  /** Has the browser save what the filter lets through. */
  start: () => void
  /** What came of it. */
  notice: NoticeText | undefined
  dismiss: () => void
}

/** Exports all that a filter lets through, also what is not shown yet. */
export function useAuditExport(filter: AuditFilter): AuditExport {
  const { api } = useSite()
  const messages = useMessages()
  const [read, setRead] = useState<number>()
  const [notice, setNotice] = useState<NoticeText>()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  async function readAll(): Promise<{ found: AuditEntry[]; isCut: boolean }> {
    const query = queryOf(filter)
    const found: AuditEntry[] = []
    for (;;) {
      const { entries, more } = await readEntries(api, query, found.at(-1)?.id)
      found.push(...entries)
      if (left.current || !more) return { found: found.slice(0, maxRows), isCut: found.length > maxRows }
      if (found.length >= maxRows) return { found: found.slice(0, maxRows), isCut: true }
      setRead(found.length)
    }
  }

  async function start() {
    if (read !== undefined) return
    setRead(0)
    setNotice(undefined)
    try {
      const { found, isCut } = await readAll()
      if (left.current) return
      downloadCsv(auditCsv(found), `audit-log-${new Date().toISOString().slice(0, 10)}.csv`)
      const text = isCut ? texts.exportedNewest({ count: maxRows }) : texts.exported({ count: found.length })
      setNotice({ status: 'success', text })
    } catch (error) {
      if (!left.current) await messages.fail(withReason(texts.exportFailed(), refusalReason(error)), error)
    } finally {
      setRead(undefined)
    }
  }

  return { read, start: () => void start(), notice, dismiss: () => setNotice(undefined) }
}
