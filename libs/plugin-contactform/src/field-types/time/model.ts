import { onValues, texts } from '../../model/messages.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'
import { readLine, type LineConfig } from '../line-config.ts'

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Its `Value` is a time of the day, 'HH:MM' out of 24 hours. */
export const timeModel = defineFieldModel<LineConfig>({
  fieldType: 'time',
  label: labels.time,
  blank: () => ({ Label: labels.time(), Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: ({ Value }, { Required }) => {
    if (Value === '') return Required ? texts.required() : undefined
    return time.test(Value) ? undefined : onValues.notATime()
  },
  answer: ({ Value }) => Value,
})
