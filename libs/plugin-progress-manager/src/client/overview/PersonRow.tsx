import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { memo } from 'react'
import { formatMoment } from '../moments.ts'
import { formatFigure } from './figures.ts'
import { texts } from './messages.ts'
import type { Person } from './person.ts'

export interface PersonRowProps {
  person: Person
  stages: readonly Entry[]
  onChoose: (registrationId: number) => void
  /** Ticked, for something to be recorded. */
  chosen: boolean
  onTick: (ids: readonly number[], on: boolean) => void
}

/** How far one person has come. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, stages, onChoose, chosen, onTick } = props
  const { id, name, email, state, complete, done, hours, last } = person
  return (
    <tr data-chosen={chosen ? '' : undefined}>
      {/* its name is not that of the box in it too */}
      <th scope="row" aria-labelledby={`person-${id} email-${id}`}>
        <label>
          <input
            type="checkbox"
            aria-label={texts.choose({ name: name || email })}
            checked={chosen}
            onChange={(event) => onTick([id], event.target.checked)}
          />
        </label>
        <button type="button" id={`person-${id}`} onClick={() => onChoose(id)}>
          <bdi>{name || email}</bdi>
        </button>
        {name && (
          <bdi id={`email-${id}`} data-email="" title={email}>
            {email}
          </bdi>
        )}
      </th>
      <td title={state}>
        <bdi>{state}</bdi>
      </td>
      <td data-mark="">{complete && <Tick label={texts.yes()} />}</td>
      {stages.map((stage) => (
        <td key={stage.id} data-mark="">
          {done.has(stage.id) && <Tick label={texts.done()} />}
        </td>
      ))}
      <td data-end="">{formatFigure(hours)}</td>
      <td>
        {last !== null && (
          <time dir="ltr" dateTime={new Date(last).toISOString()}>
            {formatMoment(last)}
          </time>
        )}
      </td>
    </tr>
  )
})

/** A mark that reads as its label. A plain element: a table may hold thousands of them. */
function Tick({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 24 24">
      <path d="M20 6 9 17l-5-5" />
    </svg>
  )
}
