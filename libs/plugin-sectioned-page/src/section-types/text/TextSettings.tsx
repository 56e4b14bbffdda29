import type { SectionSettingsProps } from '../section-type.ts'
import { texts } from '../settings-messages.ts'
import { SectionTextEditor } from '../shared/SectionTextEditor.tsx'
import type { TextConfig } from './model.ts'

/** The rich text of a section. */
export function TextSettings({ config, onChange }: SectionSettingsProps<TextConfig>) {
  return (
    <SectionTextEditor
      label={texts.text()}
      value={config.Content}
      onChange={(Content) => onChange({ ...config, Content })}
    />
  )
}
