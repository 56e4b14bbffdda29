import { maxTextLength } from '../../model/limits.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'
import { lineError, readLine, type LineConfig } from '../line-config.ts'

export const multiLineModel = defineFieldModel<LineConfig>({
  fieldType: 'text-multi-input',
  label: labels.multiLine,
  blank: () => ({ Label: labels.multiLine(), Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: (config, field) => lineError(config, field, maxTextLength),
  answer: ({ Value }) => Value,
})
