import { TextField } from '@sitewright/page-kit/cards'
import { maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { PlainTextField } from '../shared/PlainTextField.tsx'
import type { QuoteConfig } from './model.ts'

/** What was said, by whom and where. */
export function QuoteSettings({ config, onChange }: SectionSettingsProps<QuoteConfig>) {
  return (
    <>
      <PlainTextField
        label="Quotation"
        value={config.Text}
        longest={maxPlainTextLength}
        onChange={(Text) => onChange({ ...config, Text })}
      />
      <div className={layout.besideOneAnother}>
        <TextField
          label="Name"
          value={config.Name}
          longest={maxLineLength}
          dir="auto"
          hint="Who said it."
          onChange={(Name) => onChange({ ...config, Name })}
        />
        <TextField
          label="Source"
          value={config.Source}
          longest={maxLineLength}
          dir="auto"
          hint="A role, a book, a newspaper."
          onChange={(Source) => onChange({ ...config, Source })}
        />
      </div>
    </>
  )
}
