import { formatNumber } from '@sitewright/ui'
import type { EntryKind } from './edited-system.ts'

/** What would be lost with an entry; `unsaved`: nothing, it is new; `unknown`: that could not be found out. */
export type Uses = { people: number; records: number } | 'unsaved' | 'unknown'

export const listTitles = { state: 'States', stage: 'Stages' } as const

export const addLabels = { state: 'ADD STATE', stage: 'ADD STAGE' } as const

/** What is said of a list without entries. */
export const emptyLists = {
  state: { title: 'There are no states yet', detail: 'Select ADD STATE to add one, such as ‘In training’.' },
  stage: { title: 'There are no stages yet', detail: 'Select ADD STAGE to add one, such as ‘First aid’.' },
} as const

/** Asked before an entry is deleted, with all that follows from it. */
export function deletionQuestion(kind: EntryKind, name: string, uses: Uses): string {
  const consequences =
    uses === 'unsaved' ? 'It is not saved yet.' : uses === 'unknown' ? unknown[kind] : consequencesOf[kind](uses)
  const when = uses === 'unsaved' ? '' : '\n\nNothing happens before you save.'
  return `Delete the ${kind} ‘${name}’?\n\n${consequences}${when}`
}

const unknown = {
  state: 'Could not check who is in this state. Anyone in it will have no state; histories keep its name.',
  stage:
    'Could not check who has completed this stage. Anyone who has will lose that completion; records keep its name.',
}

const consequencesOf = {
  state({ people }: { people: number }) {
    if (people === 0) return 'No one is in this state.'
    const who = people === 1 ? '1 person is' : `${formatNumber(people)} people are`
    return `${who} in this state and will have none. Records keep its name.`
  },
  stage({ people, records }: { people: number; records: number }) {
    const who = people === 1 ? '1 person has' : `${formatNumber(people)} people have`
    const completed =
      people === 0 ? 'No one has completed this stage.' : `${who} completed this stage and will lose that completion.`
    if (records === 0) return completed
    return `${completed} ${records === 1 ? '1 record keeps' : `${formatNumber(records)} records keep`} its name.`
  },
}

const maxNames = 10

/** Names in a sentence; of many the first ones. */
export function quoted(names: readonly string[]): string {
  const list = names.slice(0, maxNames).map((name) => `‘${name}’`)
  const more = names.length - list.length
  return [...list, ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join(', ')
}
