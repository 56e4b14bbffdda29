import { controlProps, Labelled } from './Labelled.tsx'
import type { InputProps } from './input-type.tsx'
import type { LineConfig } from './line-config.ts'
import type { NumberConfig } from './number/model.ts'

export function SingleLineInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="text" defaultValue={config.Value} dir="auto" />
    </Labelled>
  )
}

export function MultiLineInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <textarea {...controlProps(field)} rows={3} defaultValue={config.Value} dir="auto" />
    </Labelled>
  )
}

/**
 * A text: a browser's own input for numbers drops what it does not take, such as the comma of '12,50', without a word, and
 * counts up and down under a wheel.
 */
export function NumberInput({ config, ...field }: InputProps<NumberConfig>) {
  const { Value, Min } = config
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

export function EmailInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="email" autoComplete="email" defaultValue={config.Value} />
    </Labelled>
  )
}

/** Whatever the browser shows, its value is 'HH:MM' out of 24 hours. */
export function TimeInput({ config, ...field }: InputProps<LineConfig>) {
  return (
    <Labelled {...field}>
      <input {...controlProps(field)} type="time" defaultValue={config.Value} />
    </Labelled>
  )
}
