import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { ofTicks, texts } from '../../model/messages.ts'
import type { Option } from '../../model/options.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'

export interface CheckboxConfig {
  Label: string
  Value: boolean
}

/** The answers that can show another field. */
export const ticks: readonly Option[] = [
  {
    Value: 'yes',
    get Display() {
      return ofTicks.ticked()
    },
  },
  {
    Value: 'no',
    get Display() {
      return ofTicks.notTicked()
    },
  },
]

export const checkboxModel = defineFieldModel<CheckboxConfig>({
  fieldType: 'checkbox',
  label: labels.checkbox,
  blank: () => ({ Label: labels.checkbox(), Value: false }),
  read: (config) => {
    const fields = fieldsOf(config)
    return { ...fields, Label: readText(fields['Label']), Value: fields['Value'] === true }
  },
  cleared: (config) => ({ ...config, Value: false }),
  problem: ({ Value }, { Required }) => (Required && !Value ? texts.required() : undefined),
  answer: ({ Value }) => (Value ? ofTicks.yes() : ofTicks.no()),
  choices: () => ticks,
})
