import { Field, NativeSelect } from '@chakra-ui/react'
import { fontStacks, sameAsBody, webFamilies, type FontStack } from '@sitewright/theme'
import { themeFonts, useSiteFonts } from '../fonts/uploaded-fonts.ts'
import { texts } from './messages.ts'

export interface FontFieldProps {
  label: string
  /** Families as in CSS. */
  value: string
  /** True where it may be the same as that of the text. @default false */
  mayBeSame?: boolean
  onChange: (families: string) => void
}

const onDevices = fontStacks.filter(({ bytes }) => bytes === 0)
const downloaded = fontStacks.filter(({ bytes }) => bytes > 0)

/** The fonts of a look, by their names, and what each costs visitors. */
export function FontField({ label, value, mayBeSame = false, onChange }: FontFieldProps) {
  const { fonts } = useSiteFonts()
  const own = themeFonts(fonts).map((font, at) => ({
    ...{ name: font.family, families: webFamilies(font), kind: font.kind },
    bytes: fonts[at]?.bytes ?? 0,
  }))
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {mayBeSame && <option value={sameAsBody}>{texts.asText()}</option>}
          <optgroup label={texts.onDevices()}>{onDevices.map(optionOf)}</optgroup>
          {own.length > 0 && <optgroup label={texts.ownFonts()}>{own.map(optionOf)}</optgroup>}
          <optgroup label={texts.downloaded()}>{downloaded.map(optionOf)}</optgroup>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}

function optionOf({ name, families, bytes }: FontStack) {
  return (
    <option key={name} value={families} style={{ fontFamily: families }}>
      {bytes > 0 ? `${name}, ${Math.round(bytes / 1000)} kB` : name}
    </option>
  )
}
