import { ChoiceField } from '@sitewright/page-kit/cards'
import { maxButtons } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { ButtonList } from './ButtonList.tsx'
import type { ButtonsConfig } from './model.ts'

/** The links of a section and where they stand. */
export function ButtonsSettings({ config, onChange }: SectionSettingsProps<ButtonsConfig>) {
  return (
    <>
      <ButtonList buttons={config.Buttons} most={maxButtons} onChange={(Buttons) => onChange({ ...config, Buttons })} />
      <div className={layout.short}>
        <ChoiceField
          label={texts.alignment()}
          value={config.Align}
          choices={{ start: texts.left(), center: texts.centred(), end: texts.right() }}
          onChange={(Align) => onChange({ ...config, Align })}
        />
      </div>
    </>
  )
}
