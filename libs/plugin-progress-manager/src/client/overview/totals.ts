import type { Entry } from '@sitewright/plugin-progress-admin/model'
import type { Person } from './person.ts'

export interface Totals {
  people: number
  /** People whose progression is completed. */
  completed: number
  hours: number
  /** The part of the stages that people have done on average, from 0 to 1; undefined without people or stages. */
  average: number | undefined
  /** For each stage the part of the people who have done it, from 0 to 1. */
  doneBy: readonly number[]
}

export function totalsOf(people: readonly Person[], stages: readonly Entry[]): Totals {
  const count = people.length
  const doneBy = stages.map(({ id }) => part(people.filter(({ done }) => done.has(id)).length, count))
  return {
    people: count,
    completed: people.filter(({ complete }) => complete).length,
    hours: people.reduce((sum, { hours }) => sum + hours, 0),
    average: count > 0 && stages.length > 0 ? doneBy.reduce((sum, one) => sum + one, 0) / stages.length : undefined,
    doneBy,
  }
}

const part = (count: number, of: number) => (of === 0 ? 0 : count / of)
