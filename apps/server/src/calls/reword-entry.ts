import type { AuditEntry, CallDone } from '@sitewright/api-client/contract'
import { inEnglish, textOf, type Told } from '@sitewright/messages'
import { coreSentences } from '../audit/actions.ts'
import { commandLineName } from '../audit/entry.ts'
import { texts as factTexts } from '../audit/fact-messages.ts'
import { labelsByEmail } from '../audit/subject.ts'
import type { Reader } from '../db/database.ts'
import { kindSentences, permissionTitles, type PageKinds } from '../kinds/page-kinds.ts'
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

  return (entry) => {
    const done = sentences.get(entry.call)
    if (done !== undefined) return { ...entry, ...reworded(entry, done) }
    const name = nameOf[entry.call]
    if (!name) return entry
    const titles = permissionTitles(kinds)
    return { ...entry, details: entry.details.replace(/[\w.-]*\w/g, (word) => name(word, titles)) }
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
  if (typeof done !== 'object') return { summary: inEnglish(done), details }
  const [draft, published] = [inEnglish(done.draft), inEnglish(done.published)]
  if (Object.values(done).map(inEnglish).includes(summary)) return { summary, details }
  const wasDraft = details === 'A draft' || details === factTexts.draft()
  return { summary: wasDraft ? draft : published, details: '' }
}

/**
 * Gives entries in the language of who asks now: what was done is stored in English, and a page kind whose call it was by its
 * title in English. What nothing installed says, such as a sentence of a former version, stays as it is.
 */
export function createTelling(kinds: PageKinds): (entry: AuditEntry) => AuditEntry {
  const byEnglish = (all: readonly Told[]) => new Map(all.map((told) => [inEnglish(told), told]))
  const sentences = byEnglish([...kindSentences(kinds), ...coreSentences])
  const titles = byEnglish([...kinds.values()].map(({ manifest }) => manifest.title))

  return (entry) => {
    const { summary, subject, name, via } = entry
    return {
      ...entry,
      summary: textOf(sentences.get(summary) ?? summary),
      ...(via === 'command-line' && name === inEnglish(commandLineName) && { name: commandLineName() }),
      ...(subject && { subject: { ...subject, kind: textOf(titles.get(subject.kind) ?? subject.kind) } }),
    }
  }
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
