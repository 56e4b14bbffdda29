import { controlProps, Labelled } from '../Labelled.tsx'
import { valuesMayFollow } from '../../model/messages.ts'
import { defineFieldType, type InputProps } from '../field-type.tsx'
import { numberModel, type NumberConfig } from './model.ts'
import { readWritten } from './written-number.ts'

export const numberField = defineFieldType(numberModel, {
  Input: NumberInput,
  // as it was typed where that is not how the number is written
  valueOf: ([text = '']) => readWritten(text),
})

/**
 * A text: a browser's own input for numbers drops what it does not take, such as the comma of '12,50', without a word, and
 * counts up and down under a wheel.
 */
function NumberInput({ config, ...field }: InputProps<NumberConfig>) {
  const { Value, Min } = config
  valuesMayFollow()
  return (
    <Labelled {...field}>
      <input
        {...controlProps(field)}
        type="text"
        inputMode={Min !== '' && Min >= 0 ? 'decimal' : undefined} // the keypad of some phones has no minus
        autoComplete="off"
        defaultValue={Value}
        data-number=""
      />
    </Labelled>
  )
}
