import { Checkbox } from '@chakra-ui/react'
import type { ListedPage } from '@sitewright/api-client'
import type { Column } from '@sitewright/ui'
import { shownTitle } from '../dialogs/shown-title.ts'
import { texts } from './messages.ts'

export interface SelectColumnOptions {
  rows: readonly ListedPage[]
  /** The ids of the pages that are selected. */
  selected: ReadonlySet<number>
  onSelect: (ids: readonly number[], on: boolean) => void
}

/** The column by which pages are selected. */
export function selectColumn({ rows, selected, onSelect }: SelectColumnOptions): Column<ListedPage> {
  const count = rows.filter(({ id }) => selected.has(id)).length
  return {
    key: 'select',
    header: (
      <Tick
        label={texts.selectAll()}
        checked={count > 0 && (count === rows.length || 'indeterminate')}
        onChange={(on) =>
          onSelect(
            rows.map(({ id }) => id),
            on,
          )
        }
      />
    ),
    cell: ({ id, name }) => (
      <Tick
        label={texts.selectPage({ title: shownTitle(name) })}
        checked={selected.has(id)}
        onChange={(on) => onSelect([id], on)}
      />
    ),
  }
}

interface TickProps {
  label: string
  checked: boolean | 'indeterminate'
  onChange: (on: boolean) => void
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(change) => onChange(change.checked === true)}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  )
}
