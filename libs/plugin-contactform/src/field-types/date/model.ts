import { dayText, isDayText } from '../../model/day.ts'
import { requiredMessage } from '../../model/messages.ts'
import { defineFieldModel } from '../field-model.ts'
import { readLine, type LineConfig } from '../line-config.ts'

/** Its `Value` is a day, 'DD/MM/YYYY'. A fresh form shows the visitor's today, whatever is stored (Q118). */
export const dateModel = defineFieldModel<LineConfig>({
  fieldType: 'date',
  label: 'Date',
  blank: () => ({ Label: 'Date', Value: dayText() }),
  read: readLine,
  cleared: (config, today) => ({ ...config, Value: today }),
  problem: ({ Value }, { Required }) => {
    if (Value === '') return Required ? requiredMessage : undefined
    return isDayText(Value) ? undefined : 'This must be a date, written as DD/MM/YYYY'
  },
  answer: ({ Value }) => Value,
  start: (today) => today,
})
