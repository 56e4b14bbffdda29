import { Button, HStack, Text, Checkbox } from '@chakra-ui/react'
import type { TrashedThing } from '@sitewright/api-client'
import { DataTable, Moment, type Column } from '@sitewright/ui'
import { Trash2, Undo2 } from 'lucide-react'
import { daysLeft, kindName, shownName } from './texts.ts'
import type { TrashListProps } from './trash-list.ts'
import styles from './TrashTable.module.css'
import { texts } from './messages.ts'

/** What is in the trash as a table, for windows that are wide enough for all of it. */
export function TrashTable(props: TrashListProps) {
  const { things, loading, empty } = props
  return (
    <div className={styles.things}>
      <DataTable
        caption={texts.things()}
        columns={columnsOf(props)}
        rows={things}
        rowKey={({ entry }) => entry}
        empty={empty}
        loading={loading}
      />
    </div>
  )
}

function columnsOf(props: TrashListProps): Column<TrashedThing>[] {
  const { things, selected, busy, onSelect, onRestore, onDestroy } = props
  const all = things.length > 0 && things.every(({ entry }) => selected.has(entry))
  return [
    {
      key: 'select',
      header: (
        <SelectBox
          label={texts.selectAll()}
          checked={all}
          disabled={things.length === 0}
          onChange={() => onSelect(new Set(all ? [] : things.map(({ entry }) => entry)))}
        />
      ),
      cell: (thing) => (
        <SelectBox
          label={texts.select({ name: shownName(thing) })}
          checked={selected.has(thing.entry)}
          disabled={busy}
          onChange={() => onSelect(toggled(selected, thing.entry))}
        />
      ),
    },
    {
      key: 'name',
      header: texts.name(),
      cell: (thing) => (
        <>
          <Text fontWeight="medium">
            <bdi>{shownName(thing)}</bdi>
          </Text>
          <Text color="fg.muted">{kindName(thing.kind)}</Text>
        </>
      ),
    },
    { key: 'by', header: texts.by(), cell: ({ by }) => <bdi>{by}</bdi> },
    { key: 'deleted', header: texts.when(), cell: ({ deleted }) => <Moment at={deleted} /> },
    { key: 'left', header: texts.left(), cell: (thing) => texts.days({ count: daysLeft(thing) }) },
    {
      key: 'actions',
      header: texts.actions(),
      align: 'end',
      cell: (thing) => (
        <HStack columnGap="5" rowGap="1" justify="end" wrap={{ base: 'wrap', lg: 'nowrap' }}>
          <Button size="xs" variant="outline" disabled={busy} onClick={() => onRestore([thing])}>
            <Undo2 /> {texts.restore()}
          </Button>
          <Button size="xs" variant="ghost" color="fg.error" disabled={busy} onClick={() => onDestroy(thing)}>
            <Trash2 /> {texts.deleteForGood()}
          </Button>
        </HStack>
      ),
    },
  ]
}

function toggled(selected: ReadonlySet<number>, entry: number): ReadonlySet<number> {
  return selected.has(entry) ? new Set([...selected].filter((each) => each !== entry)) : new Set([...selected, entry])
}

interface SelectBoxProps {
  label: string
  checked: boolean
  disabled: boolean
  onChange: () => void
}

/** A checkbox whose label is for screen readers only. */
function SelectBox({ label, checked, disabled, onChange }: SelectBoxProps) {
  return (
    <Checkbox.Root checked={checked} disabled={disabled} onCheckedChange={onChange}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  )
}
