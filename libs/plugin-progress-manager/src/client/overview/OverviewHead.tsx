import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { type Sort, Tooltip } from '@sitewright/ui'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { texts } from './messages.ts'
import { stageKey } from './person-sort.ts'

interface SortButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'onClick'> {
  /** Names the column in `sort`. */
  column: string
  label: string
  sort: Sort | undefined
  onSort: (column: string) => void
}

const symbols = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** Asks for another order, and shows whether it is by this column. */
function SortButton({ column, label, sort, onSort, ...button }: SortButtonProps) {
  const direction = sort?.key === column ? sort.direction : 'none'
  const Symbol = symbols[direction]
  return (
    <button type="button" onClick={() => onSort(column)} {...button}>
      <bdi>{label}</bdi>
      <Symbol aria-hidden data-sort={direction} />
    </button>
  )
}

export interface OverviewHeadProps {
  /** How many of the people below are ticked. */
  ticked: 'none' | 'some' | 'all'
  /** Ticks all of them, or none. */
  onTickAll: (on: boolean) => void
  stages: readonly Entry[]
  sort: Sort | undefined
  onSort: (column: string) => void
}

/** The headers; each of them sorts. */
export function OverviewHead({ stages, sort, onSort, ticked, onTickAll }: OverviewHeadProps) {
  const order = { sort, onSort }
  const upright = (column: string, label: string) => (
    <SortHeader key={column} columns={[column]} sort={sort} upright>
      {/* a long name does not fit */}
      <Tooltip label={label}>
        <SortButton column={column} label={label} {...order} />
      </Tooltip>
    </SortHeader>
  )
  return (
    <thead>
      <tr>
        <SortHeader columns={['name', 'email']} sort={sort}>
          <label>
            <input
              type="checkbox"
              aria-label={texts.chooseAllShown()}
              ref={(box) => {
                if (box) box.indeterminate = ticked === 'some'
              }}
              checked={ticked === 'all'}
              onChange={(event) => onTickAll(event.target.checked)}
            />
          </label>
          <SortButton column="name" label={texts.name()} {...order} />
          <SortButton column="email" label={texts.email()} {...order} />
        </SortHeader>
        <SortHeader columns={['state']} sort={sort}>
          <SortButton column="state" label={texts.state()} {...order} />
        </SortHeader>
        {upright('complete', texts.completed())}
        {stages.map(({ id, Description }) => upright(stageKey(id), Description))}
        <SortHeader columns={['hours']} sort={sort} end>
          <SortButton column="hours" label={texts.hours()} {...order} />
        </SortHeader>
        <SortHeader columns={['last']} sort={sort}>
          <SortButton column="last" label={texts.lastEntry()} {...order} />
        </SortHeader>
      </tr>
    </thead>
  )
}

interface SortHeaderProps {
  /** Name the columns in `sort` that the header's buttons represent. */
  columns: readonly string[]
  sort: Sort | undefined
  /** Written from below, for a narrow column. */
  upright?: boolean
  /** Aligned with figures. */
  end?: boolean
  /** A button for each of the columns. */
  children: ReactNode
}

/** The header of what can be sorted; it says in which direction it is. */
function SortHeader({ columns, sort, upright = false, end = false, children }: SortHeaderProps) {
  const direction = sort && columns.includes(sort.key) ? sort.direction : 'none'
  return (
    <th scope="col" aria-sort={direction} data-upright={upright ? '' : undefined} data-end={end ? '' : undefined}>
      {children}
    </th>
  )
}
