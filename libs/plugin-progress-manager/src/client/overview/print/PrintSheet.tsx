import { chakra } from '@chakra-ui/react'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMoment } from '../../moments.ts'
import { texts } from '../messages.ts'
import { describeFilter, type PersonFilter } from '../person-filter.ts'
import type { Person } from '../person.ts'
import { OverviewTotals } from '../OverviewTotals.tsx'
import type { Totals } from '../totals.ts'
import { alone, sheetStyles } from './sheet-styles.ts'
import { SheetTable } from './SheetTable.tsx'

export interface PrintSheetProps {
  system: ProgressionSystem
  /** All that were found, in their order. */
  people: readonly Person[]
  totals: Totals
  /** By which they were found. */
  filter: PersonFilter
  /** How many people there are without it. */
  all: number
}

const Sheet = chakra('section', { base: sheetStyles })

/** Stages that fit on a sheet beside what is known of a person. More of them follow in tables of their own. */
const perTable = 16

/** What is printed in place of the page: the whole table. On the screen there is nothing of it. */
export function PrintSheet({ system, people, totals, filter, all }: PrintSheetProps) {
  const { SystemName, SystemStages: stages } = system
  const [now] = useState(Date.now)
  const tables = Math.max(1, Math.ceil(stages.length / perTable))
  const wanted = describeFilter(filter, system)
  return createPortal(
    <Sheet data-print-sheet="">
      <style>{alone}</style>
      <h1>
        <bdi>{SystemName}</bdi>
      </h1>
      <p>
        {wanted ? texts.sheetOf({ at: formatMoment(now), filter: wanted }) : texts.sheet({ at: formatMoment(now) })}
      </p>
      <OverviewTotals totals={totals} all={all} />
      {Array.from({ length: tables }, (_, index) => (
        <SheetTable
          key={index}
          people={people}
          stages={stages.slice(index * perTable, (index + 1) * perTable)}
          further={index > 0}
        />
      ))}
    </Sheet>,
    document.body,
  )
}
