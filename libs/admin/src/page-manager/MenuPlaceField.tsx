import { Field, NativeSelect } from '@chakra-ui/react'
import type { MenuPlace } from './use-menu-places.ts'
import { texts } from './new-page-messages.ts'

export interface MenuPlaceFieldProps {
  places: readonly MenuPlace[]
  /** The item that the page is put under, 0 for the top level; undefined for nowhere. */
  value: number | undefined
  onChange: (parent: number | undefined) => void
}

/** Where in the menu a new page is put. */
export function MenuPlaceField({ places, value, onChange }: MenuPlaceFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{texts.addToMenu()}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{texts.notInMenu()}</option>
          {places.map(({ parent, label, level }) => (
            <option key={parent} value={parent}>
              {'\u2003'.repeat(Math.max(0, level - 1))}
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>{texts.menuHelp()}</Field.HelperText>
    </Field.Root>
  )
}
