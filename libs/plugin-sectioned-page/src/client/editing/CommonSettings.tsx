import { Checkbox, Field, Input, NativeSelect } from '@chakra-ui/react'
import { percent } from '../../model/layout.ts'
import { longestMargins } from '../../model/limits.ts'
import { floats, type Float, type Section } from '../../model/section.ts'
import { NumberField } from './NumberField.tsx'

export interface CommonSettingsProps {
  section: Section
  onChange: (part: Partial<Section>) => void
}

const floatLabels: Readonly<Record<Float, string>> = { none: 'None', left: 'Float left', right: 'Float right' }

/** What every section has, whatever it shows: its size, its place and its shadow (B§2.2). */
export function CommonSettings({ section, onChange }: CommonSettingsProps) {
  return (
    <fieldset data-common="">
      <legend>Size and place</legend>
      <NumberField
        label="Width percent"
        value={section.widthpercent}
        range={percent}
        emptyMeans="as wide as there is room"
        onChange={(widthpercent) => onChange({ widthpercent })}
      />
      <NumberField
        label="Height percent"
        value={section.heightpercent}
        range={percent}
        emptyMeans="as high as it needs"
        onChange={(heightpercent) => onChange({ heightpercent })}
      />
      <Margins value={section.margins} onChange={(margins) => onChange({ margins })} />
      <Field.Root>
        <Field.Label>Float</Field.Label>
        <NativeSelect.Root size="sm">
          <NativeSelect.Field
            value={section.float}
            onChange={(event) => onChange({ float: event.target.value as Float })}
          >
            {floats.map((float) => (
              <option key={float} value={float}>
                {floatLabels[float]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Checkbox.Root
        size="sm"
        checked={section.Shadow}
        onCheckedChange={({ checked }) => onChange({ Shadow: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Shadow</Checkbox.Label>
      </Checkbox.Root>
    </fieldset>
  )
}

function Margins({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = value.trim().split(/\s+/)
  const odd = value.trim() !== '' && (words.length > 4 || words.some((word) => !/^-?\d+$/.test(word)))
  return (
    <Field.Root>
      <Field.Label>Margins (pixels)</Field.Label>
      <Input
        size="sm"
        value={value}
        maxLength={longestMargins}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.HelperText data-odd={odd || undefined}>
        {odd
          ? 'Only the first four whole numbers count; anything else counts as 0.'
          : 'One to four whole numbers, clockwise from the top.'}
      </Field.HelperText>
    </Field.Root>
  )
}
