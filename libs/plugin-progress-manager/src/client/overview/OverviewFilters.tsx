import { Button, chakra, Field, Input, NativeSelect } from '@chakra-ui/react'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { type ReactNode, type Ref, useRef } from 'react'
import { texts } from './messages.ts'
import { isFiltering, type PersonFilter } from './person-filter.ts'

export interface OverviewFiltersProps {
  system: ProgressionSystem
  filter: PersonFilter
  onChange: (part: Partial<PersonFilter>) => void
  onClear: () => void
  /** Enter was pressed in the search. */
  onEnter: () => void
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '3',
    alignItems: 'end',
    '@media print': { display: 'none' },
  },
})

/** Which people the table shows. */
export function OverviewFilters({ system, filter, onChange, onClear, onEnter }: OverviewFiltersProps) {
  const search = useRef<HTMLInputElement>(null)
  const { SystemStates: states, SystemStages: stages } = system
  return (
    <Fields role="search" aria-label={texts.people()}>
      <SearchField ref={search} value={filter.text} onChange={(text) => onChange({ text })} onEnter={onEnter} />
      {states.length > 0 && (
        <FilterSelect label={texts.state()} value={filter.state} onChange={(state) => onChange({ state })}>
          <option value="">{texts.all()}</option>
          {states.map(({ id, Description }) => (
            <option key={id} value={id}>
              {Description}
            </option>
          ))}
          <option value="none">{texts.noState()}</option>
        </FilterSelect>
      )}
      <FilterSelect
        label={texts.completed()}
        value={filter.completed}
        onChange={(completed) => onChange({ completed })}
      >
        <option value="">{texts.all()}</option>
        <option value="yes">{texts.yes()}</option>
        <option value="no">{texts.no()}</option>
      </FilterSelect>
      <StageFilters stages={stages} filter={filter} onChange={onChange} />
      {isFiltering(filter) && (
        <Button
          variant="ghost"
          size="sm"
          justifySelf="start"
          onClick={() => {
            onClear()
            // this button goes
            search.current?.focus()
          }}
        >
          {texts.clearFilters()}
        </Button>
      )}
    </Fields>
  )
}

interface SearchFieldProps {
  value: string
  onChange: (text: string) => void
  onEnter: () => void
  ref: Ref<HTMLInputElement>
}

function SearchField({ value, onChange, onEnter, ref }: SearchFieldProps) {
  return (
    <Field.Root gridColumn={{ sm: 'span 2' }}>
      <Field.Label>{texts.nameOrEmail()}</Field.Label>
      <Input
        ref={ref}
        type="search"
        size="sm"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
        }}
      />
    </Field.Root>
  )
}

interface StageFiltersProps extends Pick<OverviewFiltersProps, 'filter' | 'onChange'> {
  stages: ProgressionSystem['SystemStages']
}

/** A stage, and whether it is completed. */
function StageFilters({ stages, filter, onChange }: StageFiltersProps) {
  return (
    <>
      {stages.length > 0 && (
        <FilterSelect label={texts.stage()} value={filter.stage} onChange={(stage) => onChange({ stage })}>
          <option value="">{texts.any()}</option>
          {stages.map(({ id, Description }) => (
            <option key={id} value={id}>
              {Description}
            </option>
          ))}
        </FilterSelect>
      )}
      {filter.stage !== '' && (
        <FilterSelect label={texts.stageIs()} value={filter.stageIs} onChange={(stageIs) => onChange({ stageIs })}>
          <option value="done">{texts.done()}</option>
          <option value="open">{texts.notDone()}</option>
        </FilterSelect>
      )}
    </>
  )
}

interface FilterSelectProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** Options, whose values are those of `Value`. */
  children: ReactNode
}

function FilterSelect<Value extends string>({ label, value, onChange, children }: FilterSelectProps<Value>) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
