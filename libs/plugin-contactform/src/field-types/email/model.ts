import { defineFieldModel } from '../field-type.ts'
import { readLine, type LineConfig } from '../line-config.ts'
import { isAddress } from './is-address.ts'

/** Always required in the public form, whatever its flag says (Q99). */
export const emailModel = defineFieldModel<LineConfig>({
  fieldType: 'email',
  label: 'Email',
  blank: () => ({ Label: 'Email', Value: '' }),
  read: readLine,
  cleared: (config) => ({ ...config, Value: '' }),
  problem: ({ Value }) => {
    if (Value.trim() === '') return 'Email is required'
    return isAddress(Value) ? undefined : 'Address is invalid'
  },
  answer: ({ Value }) => Value.trim(),
})
