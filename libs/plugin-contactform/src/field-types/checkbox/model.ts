import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { requiredMessage } from '../../model/messages.ts'
import type { Option } from '../../model/options.ts'
import { defineFieldModel } from '../field-model.ts'

export interface CheckboxConfig {
  Label: string
  Value: boolean
}

/** The answers that can show another field. */
export const ticks: readonly Option[] = [
  { Value: 'yes', Display: 'ticked' },
  { Value: 'no', Display: 'not ticked' },
]

export const checkboxModel = defineFieldModel<CheckboxConfig>({
  fieldType: 'checkbox',
  label: 'Checkbox',
  blank: () => ({ Label: 'Checkbox', Value: false }),
  read: (config) => {
    const fields = fieldsOf(config)
    return { ...fields, Label: readText(fields['Label']), Value: fields['Value'] === true }
  },
  cleared: (config) => ({ ...config, Value: false }),
  problem: ({ Value }, { Required }) => (Required && !Value ? requiredMessage : undefined),
  answer: ({ Value }) => (Value ? 'Yes' : 'No'),
  choices: () => ticks,
})
