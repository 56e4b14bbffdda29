import { Button, Checkbox, Fieldset, Text, Wrap } from '@chakra-ui/react'
import type { TypeOption } from './type-filter.ts'

export interface TypeFilterProps {
  id: string
  options: readonly TypeOption[]
  /** Renderers of the chosen types. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** How many pages the filter lets through, of how many. */
  counts: { shown: number; all: number }
}

/** The multi-select of page types. */
export function TypeFilter({ id, options, chosen, onChange, counts }: TypeFilterProps) {
  const toggle = (renderer: string, on: boolean) =>
    onChange(on ? [...chosen, renderer] : chosen.filter((one) => one !== renderer))
  return (
    <Fieldset.Root id={id}>
      <Fieldset.Legend>Show only pages of these types</Fieldset.Legend>
      <Wrap gap="4" align="center">
        {options.map(({ renderer, title }) => (
          <Checkbox.Root
            key={renderer}
            checked={chosen.includes(renderer)}
            onCheckedChange={({ checked }) => toggle(renderer, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{title}</Checkbox.Label>
          </Checkbox.Root>
        ))}
        <Text role="status" textStyle="sm" color="fg.muted">
          {chosen.length > 0 && `${counts.shown} of ${counts.all} pages`}
        </Text>
        {chosen.length > 0 && (
          <Button size="xs" variant="ghost" onClick={() => onChange([])}>
            Clear filter
          </Button>
        )}
      </Wrap>
    </Fieldset.Root>
  )
}
