import { ChoiceField } from '@sitewright/page-kit/cards'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import type { SeparatorConfig } from './model.ts'

const looks = { line: 'A line', dots: 'Three dots', space: 'Space only' } as const

/** How a separator looks. */
export function SeparatorSettings({ config, onChange }: SectionSettingsProps<SeparatorConfig>) {
  return (
    <div className={layout.short}>
      <ChoiceField
        label="Look"
        value={config.Look}
        choices={looks}
        onChange={(Look) => onChange({ ...config, Look })}
      />
    </div>
  )
}
