import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import { requiredMessage } from '../../model/messages.ts'
import { defineFieldModel } from '../field-type.ts'

export interface NumberConfig {
  Label: string
  /** '' for none. */
  Value: number | ''
  /** What is in a fresh form; '' for 0. */
  Default: number | ''
  /** '' for no limit. */
  Min: number | ''
  Max: number | ''
}

export const numberModel = defineFieldModel<NumberConfig>({
  fieldType: 'number-input',
  label: 'Number',
  blank: () => ({ Label: 'Number', Value: 0, Default: '', Min: '', Max: '' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Label: readText(fields['Label']),
      Value: readNumber(fields['Value']) ?? '',
      Default: readNumber(fields['Default']) ?? '',
      Min: readNumber(fields['Min']) ?? '',
      Max: readNumber(fields['Max']) ?? '',
    }
  },
  cleared: (config) => ({ ...config, Value: config.Default === '' ? 0 : config.Default }),
  problem: ({ Value, Min, Max }, { Required }) => {
    if (Value === '') return Required ? requiredMessage : undefined
    if (Min !== '' && Value < Min) return `This number must be at least ${Min}`
    if (Max !== '' && Value > Max) return `This number must be at most ${Max}`
    return undefined
  },
  answer: ({ Value }) => String(Value),
})
