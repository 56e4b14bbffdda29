import { folded } from '@sitewright/ui'
import { Combobox, createListCollection, Portal } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { texts } from './messages.ts'
import type { SystemChoiceProps } from './SystemChoice.tsx'

/** More than these nobody reads, and they would make every keystroke slow. */
const maxShown = 100

/** One out of many systems, found by a part of its name. */
export function SystemSearch({ systems, value, onChange }: SystemChoiceProps) {
  const [query, setQuery] = useState('')
  const found = useMemo(() => {
    const sought = folded(query.trim())
    return systems.filter(({ Name }) => folded(Name).includes(sought))
  }, [systems, query])
  const shown = useMemo(
    () =>
      createListCollection({
        items: found.slice(0, maxShown),
        itemToValue: ({ id }) => String(id),
        itemToString: ({ Name }) => Name,
      }),
    [found],
  )
  return (
    <Combobox.Root
      collection={shown}
      value={value === undefined ? [] : [String(value)]}
      openOnClick
      onInputValueChange={({ inputValue, reason }) => setQuery(reason === 'input-change' ? inputValue : '')}
      onValueChange={({ value: [chosen] }) => onChange(chosen === undefined ? undefined : Number(chosen))}
    >
      <Combobox.Label>{texts.select()}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input placeholder={texts.typeToSearch()} dir="auto" />
        <Combobox.IndicatorGroup>
          <Combobox.ClearTrigger aria-label={texts.clear()} />
          <Combobox.Trigger aria-label={texts.showAll()} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>{texts.noMatch()}</Combobox.Empty>
            {shown.items.map((system) => (
              <Combobox.Item key={system.id} item={system}>
                <Combobox.ItemText dir="auto" overflowWrap="anywhere">
                  {system.Name}
                </Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  )
}

/** As it is compared in a search: 'Zürich' is found by 'zur'. */
