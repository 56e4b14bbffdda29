import type { Person } from './person.ts'

export const stageKey = (id: number) => `stage ${id}`

/**
 * What the table sorts a column by: states in the system's order and anyone who has none before them, what is done after
 * what is not, and anyone who has no entry before all that have.
 */
export function personSortValue(person: Person, key: string): string | number {
  switch (key) {
    case 'name':
      return person.name
    case 'email':
      return person.email
    case 'state':
      return person.statePlace
    case 'complete':
      return Number(person.complete)
    case 'hours':
      return person.hours
    case 'last':
      return person.last ?? -1
    default:
      return Number(person.done.has(Number(key.slice('stage '.length))))
  }
}
