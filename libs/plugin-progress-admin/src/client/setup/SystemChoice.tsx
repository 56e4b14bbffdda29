import { Field, NativeSelect } from '@chakra-ui/react'
import type { SystemOption } from '../../model/system.ts'
import { texts } from './messages.ts'
import { SystemSearch } from './SystemSearch.tsx'

/** More than these are searched rather than scrolled through. */
const searchAbove = 10

export interface SystemChoiceProps {
  systems: readonly SystemOption[]
  /** The chosen system's id. */
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** One out of the systems that there are. */
export function SystemChoice(props: SystemChoiceProps) {
  const { systems, value, onChange } = props
  if (systems.length > searchAbove) return <SystemSearch {...props} />
  return (
    <Field.Root>
      <Field.Label>{texts.select()}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
          <option value="" disabled>
            {texts.choose()}
          </option>
          {systems.map(({ id, Name }) => (
            <option key={id} value={id}>
              {Name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
