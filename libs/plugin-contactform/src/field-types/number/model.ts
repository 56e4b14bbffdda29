import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import { texts } from '../../model/messages.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'
import { problemOfNumber, readWritten, type Written } from './written-number.ts'

export interface NumberConfig {
  Label: string
  /** As it was typed. */
  Value: Written
  /** What is in a fresh form; '' for 0. */
  Default: number | ''
  /** '' for no limit. */
  Min: number | ''
  Max: number | ''
}

export const numberModel = defineFieldModel<NumberConfig>({
  fieldType: 'number-input',
  label: labels.number,
  blank: () => ({ Label: labels.number(), Value: 0, Default: '', Min: '', Max: '' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Label: readText(fields['Label']),
      Value: readWritten(fields['Value']),
      Default: readNumber(fields['Default']) ?? '',
      Min: readNumber(fields['Min']) ?? '',
      Max: readNumber(fields['Max']) ?? '',
    }
  },
  cleared: (config) => ({ ...config, Value: config.Default === '' ? 0 : config.Default }),
  problem: ({ Value, Min, Max }, { Required }) => {
    if (Value === '') return Required ? texts.required() : undefined
    return problemOfNumber(Value, { Min, Max })
  },
  answer: ({ Value }) => String(Value),
})
