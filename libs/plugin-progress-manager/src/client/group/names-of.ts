import { figures } from '../figure-messages.ts'
import { texts } from './messages.ts'

/** 'Anna, Ben and 10 more'. @param most - of the names. */
export function namesOf(people: readonly { name: string; email: string }[], most: number): string {
  const first = people.slice(0, most)
  const names = first.map(({ name, email }) => name || email).join(figures.separator())
  const more = people.length - first.length
  return more === 0 ? names : texts.more({ names, count: more })
}
