import type { AuditEntry, CallDone } from '@sitewright/api-client/contract'
import { labelsByEmail } from '../audit/subject.ts'
import type { Reader } from '../db/database.ts'
import { permissionTitles, type PageKinds } from '../kinds/page-kinds.ts'
import { settingLabel } from '../settings/setting-labels.ts'

/**
 * Gives entries that were stored earlier in the words that are stored now: what a page kind's call has done in place of
 * what it can do, and settings and permissions by their labels in place of their keys.
 */
export function createRewording(kinds: PageKinds): (entry: AuditEntry) => AuditEntry {
  const sentences = new Map(
    [...kinds.values()].flatMap(({ calls = {} }) =>
      Object.entries(calls).flatMap(([key, { done }]) => (done === undefined ? [] : [[key, done] as const])),
    ),
  )
  const titles = permissionTitles(kinds)

  return (entry) => {
    const done = sentences.get(entry.call)
    if (done !== undefined) return { ...entry, ...reworded(entry, done) }
    const name = nameOf[entry.call]
    return name ? { ...entry, details: entry.details.replace(/[\w.-]*\w/g, (word) => name(word, titles)) } : entry
  }
}

type Naming = (word: string, titles: ReadonlyMap<string, string>) => string

const permissionName: Naming = (word, titles) => (titles.has(word) ? `'${titles.get(word)}'` : word)

/** How the words are shown that the details of some calls consist of. */
const nameOf: Readonly<Record<string, Naming>> = {
  'POST private/set-site-settings.json.php': (word) => settingLabel(word),
  'POST private/role-editor-save-list.json.php': permissionName,
  'GET private/role-delete.json.php': permissionName,
}

function reworded({ summary, details }: AuditEntry, done: CallDone): Pick<AuditEntry, 'summary' | 'details'> {
  if (typeof done === 'string') return { summary: done, details }
  if (summary === done.draft || summary === done.published) return { summary, details }
  return { summary: details === 'A draft' ? done.draft : done.published, details: '' }
}

/** Where only an email address is known, as of a failed login, the one person who has it is named. */
export async function withNames(db: Reader, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const keys = new Set(entries.flatMap(({ subject }) => (subject?.kind === 'email' ? [subject.label] : [])))
  if (keys.size === 0) return [...entries]
  const names = await labelsByEmail(db, [...keys])
  return entries.map((entry) => {
    const { subject } = entry
    const label = subject?.kind === 'email' ? names.get(subject.label) : undefined
    return subject && label !== undefined ? { ...entry, subject: { ...subject, label } } : entry
  })
}
