import { NumberField } from '@sitewright/page-kit/cards'
import { texts } from '../editor-messages.ts'
import type { FieldEditorProps } from '../field-type.tsx'
import { LabelEditor } from '../LabelEditor.tsx'
import type { NumberConfig } from './model.ts'

/** The editor of a number: its label, what is in it at first, and its limits. */
export function NumberEditor({ config, onChange }: FieldEditorProps<NumberConfig>) {
  const { Default, Min, Max } = config
  const odd = oddity(config)
  return (
    <>
      <LabelEditor config={config} onChange={onChange} />
      <div data-numbers="">
        <NumberField
          label={texts.default()}
          value={Default}
          optional
          onChange={(value) => onChange({ ...config, Default: value })}
        />
        <NumberField
          label={texts.min()}
          value={Min}
          optional
          onChange={(value) => onChange({ ...config, Min: value })}
        />
        <NumberField
          label={texts.max()}
          value={Max}
          optional
          onChange={(value) => onChange({ ...config, Max: value })}
        />
        <p data-odd={odd === undefined ? undefined : ''}>{odd ?? texts.noLimit()}</p>
      </div>
    </>
  )
}

/** What is allowed, and yet nobody can mean. */
function oddity({ Default, Min, Max }: NumberConfig): string | undefined {
  if (Min !== '' && Max !== '' && Min > Max) return texts.minOverMax()
  const first = Default === '' ? 0 : Default
  if ((Min !== '' && first < Min) || (Max !== '' && first > Max)) return texts.outsideLimits({ first })
  return undefined
}
