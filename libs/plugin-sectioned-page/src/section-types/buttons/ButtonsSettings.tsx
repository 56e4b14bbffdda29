import { ChoiceField } from '@sitewright/page-kit/cards'
import { maxButtons } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { ButtonList } from './ButtonList.tsx'
import type { ButtonsConfig } from './model.ts'

const aligned = { start: 'Left', center: 'Centred', end: 'Right' } as const

/** The links of a section and where they stand. */
export function ButtonsSettings({ config, onChange }: SectionSettingsProps<ButtonsConfig>) {
  return (
    <>
      <ButtonList buttons={config.Buttons} most={maxButtons} onChange={(Buttons) => onChange({ ...config, Buttons })} />
      <div className={layout.short}>
        <ChoiceField
          label="Alignment"
          value={config.Align}
          choices={aligned}
          onChange={(Align) => onChange({ ...config, Align })}
        />
      </div>
    </>
  )
}
