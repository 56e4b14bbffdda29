import { Field, NativeSelect } from '@chakra-ui/react'
import type { PageType } from '@sitewright/api-client'

export interface PageTypeChoiceProps {
  /** Empty until they have loaded. */
  types: readonly PageType[]
  /** The chosen type's id. */
  value: number | undefined
  onChange: (id: number) => void
}

export function PageTypeChoice({ types, value, onChange }: PageTypeChoiceProps) {
  return (
    <Field.Root disabled={types.length === 0}>
      <Field.Label>Page Type</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
          {types.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
