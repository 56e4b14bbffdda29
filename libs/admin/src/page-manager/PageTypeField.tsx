import { Field, NativeSelect, Stack } from '@chakra-ui/react'
import type { PageType } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { useRef, type Ref } from 'react'
import { PageTypeTable } from './PageTypeTable.tsx'
import { texts } from './new-page-messages.ts'

export interface PageTypeFieldProps {
  types: Loaded<readonly PageType[]>
  /** The chosen type's id. */
  value: number | undefined
  onChange: (id: number) => void
  /** True if an existing page decides it. */
  template: boolean
}

/** The type of a new page: a list to choose from, and below it what each of them is. */
export function PageTypeField({ types, value, onChange, template }: PageTypeFieldProps) {
  const select = useRef<HTMLSelectElement>(null)
  const list = types.value ?? []
  return (
    <Stack gap="2">
      <PageTypeChoice ref={select} types={list} value={value} onChange={onChange} template={template} />
      {!template && types.status !== 'failed' && (
        <PageTypeTable
          types={list}
          loading={types.status === 'loading'}
          value={value}
          onChange={(id) => {
            onChange(id)
            select.current?.focus()
          }}
        />
      )}
    </Stack>
  )
}

interface PageTypeChoiceProps {
  ref: Ref<HTMLSelectElement>
  /** Empty until they have loaded. */
  types: readonly PageType[]
  /** The chosen type's id. */
  value: number | undefined
  onChange: (id: number) => void
  /** True if an existing page decides it. */
  template: boolean
}

function PageTypeChoice({ ref, types, value, onChange, template }: PageTypeChoiceProps) {
  return (
    <Field.Root disabled={types.length === 0 || template}>
      <Field.Label>{texts.type()}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field ref={ref} value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))}>
          {types.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {template && <Field.HelperText>{texts.typeOfTemplate()}</Field.HelperText>}
    </Field.Root>
  )
}
