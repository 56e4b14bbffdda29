import { dayText, isDayText } from '../../model/day.ts'
import { onValues, texts } from '../../model/messages.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'
import { readLine, type LineConfig } from '../line-config.ts'

/** Its `Value` is a day, 'DD/MM/YYYY'. A fresh form shows the visitor's today, whatever is stored (Q118). */
export const dateModel = defineFieldModel<LineConfig>({
  fieldType: 'date',
  label: labels.date,
  blank: () => ({ Label: labels.date(), Value: dayText() }),
  read: readLine,
  cleared: (config, today) => ({ ...config, Value: today }),
  problem: ({ Value }, { Required }) => {
    if (Value === '') return Required ? texts.required() : undefined
    return isDayText(Value) ? undefined : onValues.notADay()
  },
  answer: ({ Value }) => Value,
  start: (today) => today,
})
