import type { ComponentType } from 'react'
import type { FieldModel } from './field-type.ts'

/** What the public form gives to the input of a field, of whatever type. */
export interface InputProps<Config> {
  /** As the model has read it. What its `Value` says is in the input at first; then the browser keeps it. */
  config: Config
  label: string
  /** Of the control, or of the group of controls. */
  id: string
  /** Under which the form finds what was typed. */
  name: string
  required: boolean
  /** What is wrong with what was typed, once it is to be told. */
  problem: string | undefined
  /** Of the headings in its text; only a text has some. */
  anchors?: string | undefined
}

/** The input of a field type in the public form: plain controls, which work before the browser has taken them over. */
export interface InputType {
  /** Takes the config as it is stored. */
  Input: ComponentType<InputProps<object>>
  /** What the field holds, told by the values that its controls would send. */
  valueOf: (entries: readonly string[]) => unknown
  /** What is said of a text that the browser cannot make a value of. */
  misread: string | undefined
}

export interface InputRules<Config extends object> {
  Input: ComponentType<InputProps<Config>>
  valueOf: InputType['valueOf']
  misread?: string
}

/** Joins an input to the model of its type. */
export function defineInput<Config extends object>(
  { fieldType, read }: FieldModel<Config>,
  { Input, valueOf, misread }: InputRules<Config>,
): readonly [fieldType: string, InputType] {
  const ReadsConfig = ({ config, ...others }: InputProps<object>) => <Input {...others} config={read(config)} />
  return [fieldType, { Input: ReadsConfig, valueOf, misread }]
}
