import { Field, NativeSelect } from '@chakra-ui/react'
import { CheckField, NumberField, TextField } from '@sitewright/page-kit/cards'
import { percent } from '../../model/layout.ts'
import { maxMarginsLength } from '../../model/limits.ts'
import { floats, type Float, type Section } from '../../model/section.ts'
import layout from '../../section-types/shared/field-layout.module.css'

export interface CommonSettingsProps {
  section: Section
  onChange: (part: Partial<Section>) => void
}

const floatLabels: Readonly<Record<Float, string>> = { none: 'None', left: 'Float left', right: 'Float right' }

/** What every section has, whatever it shows: its size, its place and its shadow (B§2.2). */
export function CommonSettings({ section, onChange }: CommonSettingsProps) {
  return (
    <fieldset className={layout.besideOneAnother}>
      <legend>Size and place</legend>
      <NumberField
        label="Width percent"
        value={section.widthpercent}
        range={percent}
        optional
        hint="Leave empty to use the available width."
        onChange={(widthpercent) => onChange({ widthpercent })}
      />
      <NumberField
        label="Height percent"
        value={section.heightpercent}
        range={percent}
        optional
        hint="Leave empty to fit the content."
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
      <CheckField label="Shadow" checked={section.Shadow} onChange={(Shadow) => onChange({ Shadow })} />
    </fieldset>
  )
}

function Margins({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = value.trim().split(/\s+/)
  const odd = value.trim() !== '' && (words.length > 4 || words.some((word) => !/^-?\d+$/.test(word)))
  return (
    <TextField
      label="Margins (pixels)"
      value={value}
      longest={maxMarginsLength}
      hint={
        odd
          ? 'Only the first four whole numbers count; anything else counts as 0.'
          : 'One to four whole numbers, clockwise from the top.'
      }
      odd={odd}
      onChange={onChange}
    />
  )
}
