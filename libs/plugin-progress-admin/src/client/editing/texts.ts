import { formatNumber } from '@sitewright/ui'
import type { EntryKind } from './edited-system.ts'
import { texts } from './messages.ts'

/** What would be lost with an entry; `unsaved`: nothing, it is new; `unknown`: that could not be found out. */
export type Uses = { people: number; records: number } | 'unsaved' | 'unknown'

/** Asked before an entry is deleted, with all that follows from it. */
export function deletionQuestion(kind: EntryKind, name: string, uses: Uses): string {
  if (uses === 'unsaved') return texts.deleteUnsaved({ kind, name })
  const consequences = uses === 'unknown' ? unknown[kind]() : consequencesOf[kind](uses)
  return texts.deleteQuestion({ kind, name, consequences })
}

const unknown = { state: texts.stateUnknown, stage: texts.stageUnknown }

const consequencesOf = {
  state({ people }: { people: number }) {
    return people === 0 ? texts.noneInState() : texts.peopleInState({ count: people })
  },
  stage({ people, records }: { people: number; records: number }) {
    const completed = people === 0 ? texts.noneCompleted() : texts.peopleCompleted({ count: people })
    return records === 0 ? completed : `${completed} ${texts.recordsKeep({ count: records })}`
  },
}

const maxNames = 10

/** Names in a sentence; of many the first ones. */
export function quoted(names: readonly string[]): string {
  const list = names.slice(0, maxNames).map((name) => texts.quoted({ name }))
  const more = names.length - list.length
  return [...list, ...(more > 0 ? [texts.more({ count: formatNumber(more) })] : [])].join(texts.separator())
}
