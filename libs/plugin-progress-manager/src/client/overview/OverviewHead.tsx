import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { Tooltip, type Sort } from '@sitewright/ui'
import { stageKey } from './person-sort.ts'
import { SortButton } from './SortButton.tsx'
import { SortHeader } from './SortHeader.tsx'

export interface OverviewHeadProps {
  stages: readonly Entry[]
  sort: Sort | undefined
  onSort: (column: string) => void
}

/** The headers; each of them sorts. */
export function OverviewHead({ stages, sort, onSort }: OverviewHeadProps) {
  const order = { sort, onSort }
  const ticked = (column: string, label: string) => (
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
          <SortButton column="name" label="Name" {...order} />
          <SortButton column="email" label="Email" {...order} />
        </SortHeader>
        <SortHeader columns={['state']} sort={sort}>
          <SortButton column="state" label="State" {...order} />
        </SortHeader>
        {ticked('complete', 'Completed')}
        {stages.map(({ id, Description }) => ticked(stageKey(id), Description))}
        <SortHeader columns={['hours']} sort={sort} end>
          <SortButton column="hours" label="Hours" {...order} />
        </SortHeader>
        <SortHeader columns={['last']} sort={sort}>
          <SortButton column="last" label="Last entry" {...order} />
        </SortHeader>
      </tr>
    </thead>
  )
}
