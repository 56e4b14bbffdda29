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

export function NumberInput({ config, ...field }: InputProps<NumberConfig>) {
  const { Value, Min, Max } = config
  return (
    <Labelled {...field}>
      <input
        {...controlProps(field)}
        type="number"
        inputMode={Min !== '' && Min >= 0 ? 'decimal' : undefined} // the keypad of some phones has no minus
        step="any"
        min={Min}
        max={Max}
        defaultValue={Value}
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
