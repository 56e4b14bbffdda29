import { folded } from '@sitewright/ui'
import type { Entry, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { figures } from '../figure-messages.ts'
import { texts } from './messages.ts'
import type { Person } from './person.ts'

/** Which people are wanted. Values are those of form controls; '' asks for nothing. */
export interface PersonFilter {
  /** Each of its words has to be somewhere in the name or the email address. */
  text: string
  /** A state's id, or 'none' for people without one. */
  state: string
  completed: '' | 'yes' | 'no'
  /** A stage's id. */
  stage: string
  /** What that stage has to be. */
  stageIs: 'done' | 'open'
}

export const noFilter: PersonFilter = { text: '', state: '', completed: '', stage: '', stageIs: 'done' }

export function isFiltering({ text, state, completed, stage }: PersonFilter): boolean {
  return text.trim() !== '' || state !== '' || completed !== '' || stage !== ''
}

/** A filter without what the system does not have any more. */
export function knownFilter(filter: PersonFilter, { SystemStates, SystemStages }: ProgressionSystem): PersonFilter {
  const has = (entries: readonly Entry[], id: string) => entries.some((entry) => String(entry.id) === id)
  return {
    ...filter,
    state: filter.state === 'none' || has(SystemStates, filter.state) ? filter.state : '',
    stage: has(SystemStages, filter.stage) ? filter.stage : '',
  }
}

/** Those that a filter asks for, in their order. Case and accents of the text do not matter. */
export function filterPeople(people: readonly Person[], filter: PersonFilter): readonly Person[] {
  if (!isFiltering(filter)) return people
  const words = folded(filter.text).split(/\s+/).filter(Boolean)
  const { state, completed, stage, stageIs } = filter
  return people.filter(
    (person) =>
      (state === '' || state === (person.statePlace < 0 ? 'none' : String(person.idstate))) &&
      (completed === '' || person.complete === (completed === 'yes')) &&
      (stage === '' || person.done.has(Number(stage)) === (stageIs === 'done')) &&
      words.every((word) => person.searched.includes(word)),
  )
}

/** A filter in words, as the sheet that is printed tells it; '' where it asks for nothing. */
export function describeFilter({ text, state, completed, stage, stageIs }: PersonFilter, system: ProgressionSystem) {
  const nameOf = (entries: ProgressionSystem['SystemStates'], id: string) =>
    entries.find((entry) => String(entry.id) === id)?.Description ?? ''
  const sayStage = stageIs === 'done' ? texts.filterDone : texts.filterNotDone
  return [
    text.trim() && texts.filterText({ text: text.trim() }),
    state === 'none'
      ? texts.filterNoState()
      : state && texts.filterState({ state: nameOf(system.SystemStates, state) }),
    completed && (completed === 'yes' ? texts.filterCompleted() : texts.filterOpen()),
    stage && sayStage({ stage: nameOf(system.SystemStages, stage) }),
  ]
    .filter(Boolean)
    .join(figures.separator())
}
