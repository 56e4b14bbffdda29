import { NumberField } from '@sitewright/page-kit/cards'
import { LabelEditor, type FieldEditorProps } from '../../field-types/editor.ts'
import type { RatingConfig } from './model.ts'

export default function RatingEditor({ config, onChange }: FieldEditorProps<RatingConfig>) {
  return (
    <>
      <LabelEditor config={config} onChange={onChange} />
      <NumberField
        label="Stars"
        value={config.Stars}
        range={{ min: 2, max: 10 }}
        whole
        onChange={(Stars) => onChange({ ...config, Stars })}
      />
    </>
  )
}
