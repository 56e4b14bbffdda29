import type { Api } from '@sitewright/api-client'
import { momentOf } from '@sitewright/messages'

/** What the screen asks for. */
export interface AuditFilter {
  text: string
  /** An account's id; 0 for everybody. */
  account: number
  /** Days of the site's time zone, or else the browser's, as `date` inputs have them; '' for no limit. Both are part of the time. */
  from: string
  to: string
}

export const noFilter: AuditFilter = { text: '', account: 0, from: '', to: '' }

/** Characters that the server takes. */
const maxTextLength = 200

export interface AuditQuery {
  q?: string
  account?: number
  from?: number
  to?: number
}

/** The filter as the server takes it, with the days' limits in epoch seconds. */
export function queryOf({ text, account, from, to }: AuditFilter): AuditQuery {
  const q = Array.from(text.trim()).slice(0, maxTextLength).join('')
  const [first, last] = [startOf(from), startOf(to, 1)]
  return {
    ...(q && { q }),
    ...(account > 0 && { account }),
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
  }
}

/** True while both days are given and there is nothing between them. */
export function endsTooEarly({ from, to }: AuditFilter): boolean {
  return from !== '' && to !== '' && to < from
}

/** The first second of a day, or of one that comes so many days later; undefined for no day. */
function startOf(day: string, later = 0): number | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined) return undefined
  return Math.max(0, Math.floor(momentOf({ year, month, day: date + later }) / 1000))
}

/** Some entries of the list, those before `before` if it is given. */
export function readEntries(api: Api, query: AuditQuery, before?: number) {
  return api('GET private/audit-get-list.json.php', { ...query, ...(before !== undefined && { before }) })
}
