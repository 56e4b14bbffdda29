import { TextField } from '@sitewright/page-kit/cards'
import { maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { PlainTextField } from '../shared/PlainTextField.tsx'
import type { QuoteConfig } from './model.ts'

/** What was said, by whom and where. */
export function QuoteSettings({ config, onChange }: SectionSettingsProps<QuoteConfig>) {
  return (
    <>
      <PlainTextField
        label={texts.quotation()}
        value={config.Text}
        longest={maxPlainTextLength}
        onChange={(Text) => onChange({ ...config, Text })}
      />
      <div className={layout.besideOneAnother}>
        <TextField
          label={texts.name()}
          value={config.Name}
          longest={maxLineLength}
          dir="auto"
          hint={texts.nameHint()}
          onChange={(Name) => onChange({ ...config, Name })}
        />
        <TextField
          label={texts.source()}
          value={config.Source}
          longest={maxLineLength}
          dir="auto"
          hint={texts.sourceHint()}
          onChange={(Source) => onChange({ ...config, Source })}
        />
      </div>
    </>
  )
}
