import { NumberField } from '@sitewright/page-kit/cards'
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
          label="Default"
          value={Default}
          optional
          onChange={(value) => onChange({ ...config, Default: value })}
        />
        <NumberField label="Min" value={Min} optional onChange={(value) => onChange({ ...config, Min: value })} />
        <NumberField label="Max" value={Max} optional onChange={(value) => onChange({ ...config, Max: value })} />
        <p data-odd={odd === undefined ? undefined : ''}>{odd ?? 'Empty: no limit; the default is then 0.'}</p>
      </div>
    </>
  )
}

/** What is allowed, and yet nobody can mean. */
function oddity({ Default, Min, Max }: NumberConfig): string | undefined {
  if (Min !== '' && Max !== '' && Min > Max) return 'Min must not be greater than Max.'
  const first = Default === '' ? 0 : Default
  if ((Min !== '' && first < Min) || (Max !== '' && first > Max))
    return `The form begins with ${first}, which is outside its limits.`
  return undefined
}
