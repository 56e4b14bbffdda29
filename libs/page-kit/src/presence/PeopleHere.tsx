import { listFormat } from '@sitewright/messages'
import { Tooltip } from '@sitewright/ui'
import { Users } from 'lucide-react'
import type { Presence } from './use-presence.ts'
import styles from './PeopleHere.module.css'
import { texts } from './messages.ts'

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
  const names = people.filter(({ own }) => !own).map(({ name }) => name || texts.somebody())
  if (names.length > 0) return texts.others({ names: listFormat().format(names), count: names.length })
  return people.length > 0 ? texts.yourself() : ''
}
