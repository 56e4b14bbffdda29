import { Button, Checkbox, Field, Fieldset, NativeSelect, Stack, Wrap } from '@chakra-ui/react'
import type { PageState } from '@sitewright/api-client'
import { Unlink } from 'lucide-react'
import { states } from './page-view.ts'
import type { TypeOption } from './type-filter.ts'
import { texts } from './messages.ts'

export interface TypeFilterProps {
  id: string
  options: readonly TypeOption[]
  /** Renderers of the chosen types. */
  chosen: readonly string[]
  state: PageState | undefined
  onChange: (chosen: string[]) => void
  onState: (state: PageState | undefined) => void
  onClear: () => void
  /** Looks for links that lead nowhere. */
  onBrokenLinks: () => void
}

/** The multi-select of page types, and how pages stand. */
export function TypeFilter({ id, options, chosen, state, onChange, onState, onClear, onBrokenLinks }: TypeFilterProps) {
  const toggle = (renderer: string, on: boolean) =>
    onChange(on ? [...chosen, renderer] : chosen.filter((one) => one !== renderer))
  return (
    <Stack id={id} gap="4">
      <Fieldset.Root>
        <Fieldset.Legend>{texts.onlyTypes()}</Fieldset.Legend>
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
        </Wrap>
      </Fieldset.Root>
      <Wrap gap="4" align="end">
        <Field.Root width={{ base: 'full', sm: 'xs' }}>
          <Field.Label>{texts.state()}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={state ?? ''}
              onChange={({ target }) => onState(states.find(([one]) => one === target.value)?.[0])}
            >
              <option value="">{texts.all()}</option>
              {states.map(([value, text]) => (
                <option key={value} value={value}>
                  {text()}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Button variant="outline" onClick={onBrokenLinks}>
          <Unlink /> {texts.brokenLinks()}
        </Button>
        {(chosen.length > 0 || state) && (
          <Button variant="ghost" onClick={onClear}>
            {texts.clearFilter()}
          </Button>
        )}
      </Wrap>
    </Stack>
  )
}
