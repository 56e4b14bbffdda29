import { maxLineLength } from '../../model/limits.ts'
import { defineFieldModel } from '../field-model.ts'
import { lineError, readLine, type LineConfig } from '../line-config.ts'

export const singleLineModel = defineFieldModel<LineConfig>({
  fieldType: 'text-single-input',
  label: 'Single line text',
  blank: () => ({ Label: 'Single line text', Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: (config, field) => lineError(config, field, maxLineLength),
  answer: ({ Value }) => Value,
})
