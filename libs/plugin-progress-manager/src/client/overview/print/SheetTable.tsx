import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { formatMoment } from '../../moments.ts'
import { formatFigure } from '../figures.ts'
import { texts } from '../messages.ts'
import type { Person } from '../person.ts'

export interface SheetTableProps {
  people: readonly Person[]
  stages: readonly Entry[]
  /** It follows another table, and repeats nothing but the names. */
  further: boolean
}

/** A character: tens of thousands of drawings would keep the browser busy for long. */
const tick = '✓'

/** A table on paper. */
export function SheetTable({ people, stages, further }: SheetTableProps) {
  const whole = !further
  return (
    <table>
      <thead>
        <tr>
          <th data-name="">{texts.name()}</th>
          {whole && (
            <>
              <th data-email="">{texts.email()}</th>
              <th data-state="">{texts.state()}</th>
              <th data-upright="">
                <span>{texts.completed()}</span>
              </th>
            </>
          )}
          {stages.map(({ id, Description }) => (
            <th key={id} data-upright="">
              <bdi>{Description}</bdi>
            </th>
          ))}
          {whole && (
            <>
              <th data-end="">{texts.hours()}</th>
              <th data-end="">{texts.lastEntry()}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, email, state, complete, done, hours, last }) => (
          <tr key={id}>
            <th dir="auto">{name || email}</th>
            {whole && (
              <>
                <td dir="auto">{email}</td>
                <td dir="auto">{state}</td>
                <td data-mark="">{complete && tick}</td>
              </>
            )}
            {stages.map((stage) => (
              <td key={stage.id} data-mark="">
                {done.has(stage.id) && tick}
              </td>
            ))}
            {whole && (
              <>
                <td data-end="">{formatFigure(hours)}</td>
                <td data-end="">{last !== null && formatMoment(last)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
