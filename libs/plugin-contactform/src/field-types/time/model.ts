import { requiredMessage } from '../../model/messages.ts'
import { defineFieldModel } from '../field-model.ts'
import { readLine, type LineConfig } from '../line-config.ts'

export const notATime = 'This must be a time, written as HH:MM'

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Its `Value` is a time of the day, 'HH:MM' out of 24 hours. */
export const timeModel = defineFieldModel<LineConfig>({
  fieldType: 'time',
  label: 'Time',
  blank: () => ({ Label: 'Time', Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: ({ Value }, { Required }) => {
    if (Value === '') return Required ? requiredMessage : undefined
    return time.test(Value) ? undefined : notATime
  },
  answer: ({ Value }) => Value,
})
