import { maxLineLength } from '../../model/limits.ts'
import { defineFieldModel } from '../field-model.ts'
import { labels } from '../labels.ts'
import { lineError, readLine, type LineConfig } from '../line-config.ts'

export const singleLineModel = defineFieldModel<LineConfig>({
  fieldType: 'text-single-input',
  label: labels.singleLine,
  blank: () => ({ Label: labels.singleLine(), Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: (config, field) => lineError(config, field, maxLineLength),
  answer: ({ Value }) => Value,
})
