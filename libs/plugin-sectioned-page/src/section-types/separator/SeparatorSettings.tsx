import { ChoiceField } from '@sitewright/page-kit/cards'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import type { SeparatorConfig } from './model.ts'

/** How a separator looks. */
export function SeparatorSettings({ config, onChange }: SectionSettingsProps<SeparatorConfig>) {
  return (
    <div className={layout.short}>
      <ChoiceField
        label={texts.look()}
        value={config.Look}
        choices={{ line: texts.line(), dots: texts.dots(), space: texts.space() }}
        onChange={(Look) => onChange({ ...config, Look })}
      />
    </div>
  )
}
