import { Field, NativeSelect } from '@chakra-ui/react'
import { CheckField, NumberField, TextField } from '@sitewright/page-kit/cards'
import { percent } from '../../model/layout.ts'
import { maxMarginsLength } from '../../model/limits.ts'
import { floats, type Float, type Section } from '../../model/section.ts'
import layout from '../../section-types/shared/field-layout.module.css'
import { texts } from './messages.ts'

export interface CommonSettingsProps {
  section: Section
  onChange: (part: Partial<Section>) => void
}

const floatLabels: Readonly<Record<Float, () => string>> = {
  none: texts.floatNone,
  left: texts.floatLeft,
  right: texts.floatRight,
}

/** What every section has, whatever it shows: its size, its place and its shadow (B§2.2). */
export function CommonSettings({ section, onChange }: CommonSettingsProps) {
  return (
    <fieldset className={layout.besideOneAnother}>
      <legend>{texts.sizeAndPlace()}</legend>
      <NumberField
        label={texts.width()}
        value={section.widthpercent}
        range={percent}
        optional
        hint={texts.widthHint()}
        onChange={(widthpercent) => onChange({ widthpercent })}
      />
      <NumberField
        label={texts.height()}
        value={section.heightpercent}
        range={percent}
        optional
        hint={texts.heightHint()}
        onChange={(heightpercent) => onChange({ heightpercent })}
      />
      <Margins value={section.margins} onChange={(margins) => onChange({ margins })} />
      <Field.Root>
        <Field.Label>{texts.float()}</Field.Label>
        <NativeSelect.Root size="sm">
          <NativeSelect.Field
            value={section.float}
            onChange={(event) => onChange({ float: event.target.value as Float })}
          >
            {floats.map((float) => (
              <option key={float} value={float}>
                {floatLabels[float]()}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <CheckField label={texts.shadow()} checked={section.Shadow} onChange={(Shadow) => onChange({ Shadow })} />
    </fieldset>
  )
}

function Margins({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = value.trim().split(/\s+/)
  const odd = value.trim() !== '' && (words.length > 4 || words.some((word) => !/^-?\d+$/.test(word)))
  return (
    <TextField
      label={texts.margins()}
      value={value}
      longest={maxMarginsLength}
      hint={odd ? texts.marginsOdd() : texts.marginsHint()}
      odd={odd}
      onChange={onChange}
    />
  )
}
