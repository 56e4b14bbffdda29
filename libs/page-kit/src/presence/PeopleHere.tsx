import { Tooltip } from '@sitewright/ui'
import { Users } from 'lucide-react'
import type { Presence } from './use-presence.ts'
import styles from './PeopleHere.module.css'

/** Says who else edits the page. It is there at all times, so that screen readers announce who comes. */
export function PeopleHere({ people }: Pick<Presence, 'people'>) {
  const text = whoIsHere(people)
  return (
    <span className={styles.people} role="status">
      {text !== '' && (
        <Tooltip label={text}>
          <span tabIndex={0}>
            <Users aria-hidden />
            <span>{text}</span>
          </span>
        </Tooltip>
      )}
    </span>
  )
}

/** @returns '' where nobody else is here. */
function whoIsHere(people: Presence['people']): string {
  const names = people.filter(({ own }) => !own).map(({ name }) => name || 'Somebody')
  if (names.length > 1) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are editing too`
  if (names.length === 1) return `${names[0]} is editing too`
  return people.length > 0 ? 'You are editing this in another window too' : ''
}
