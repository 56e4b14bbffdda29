import { chakra } from '@chakra-ui/react'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { VisuallyHidden, type Sort } from '@sitewright/ui'
import { memo, useEffect, useRef } from 'react'
import { formatFigure, formatPart } from './figures.ts'
import { texts } from './messages.ts'
import { overviewTableStyles } from './overview-table-styles.ts'
import { OverviewHead } from './OverviewHead.tsx'
import type { Person } from './person.ts'
import { PersonRow } from './PersonRow.tsx'
import type { Totals } from './totals.ts'

export interface OverviewTableProps {
  system: ProgressionSystem
  /** Those to be shown, in their order. */
  people: readonly Person[]
  /** Of all that were found. */
  totals: Totals
  sort: Sort | undefined
  onSort: (column: string) => void
  onChoose: (registrationId: number) => void
  /** Registrations that are ticked. */
  chosen: ReadonlySet<number>
  onTick: (ids: readonly number[], on: boolean) => void
}

const Frame = chakra('div', { base: overviewTableStyles })

/** People against stages. Its header, its totals and the names stay in sight while the rest scrolls. */
export const OverviewTable = memo(function OverviewTable(props: OverviewTableProps) {
  const { system, people, totals, sort, onSort, onChoose, chosen, onTick } = props
  const { SystemName, SystemStages: stages } = system
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0
  }, [people])
  const ticked = people.filter(({ id }) => chosen.has(id)).length
  const some = ticked === 0 ? 'none' : 'some'

  return (
    <Frame ref={frame}>
      <table>
        <caption>
          <VisuallyHidden>{texts.caption({ system: SystemName })}</VisuallyHidden>
        </caption>
        <OverviewHead
          {...{ stages, sort, onSort }}
          ticked={ticked === people.length ? 'all' : some}
          onTickAll={(on) =>
            onTick(
              people.map(({ id }) => id),
              on,
            )
          }
        />
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} {...{ person, stages, onChoose, onTick }} chosen={chosen.has(person.id)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total()}</th>
            <td />
            <td data-mark="">{formatPart(totals.people === 0 ? 0 : totals.completed / totals.people)}</td>
            {stages.map(({ id }, index) => (
              <td key={id} data-mark="">
                {formatPart(totals.doneBy[index] ?? 0)}
              </td>
            ))}
            <td data-end="">{formatFigure(totals.hours)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </Frame>
  )
})
