import type { ComponentType } from 'react'
import type { FieldModel, Told } from './field-model.ts'

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

/** What the editor of a field type is given. */
export interface FieldEditorProps<Config> {
  /** As the model has read it. */
  config: Config
  /** Takes the whole of the new config. */
  onChange: (config: Config) => void
}

/** The editor of a field type, for whatever config is stored. */
export type FieldEditor = ComponentType<FieldEditorProps<object>>

/** A field type in the browser: how visitors fill it in and how it is set up. Both components take what is stored. */
export interface FieldType {
  model: FieldModel
  /** Plain controls, which work before the browser has taken them over. */
  Input: ComponentType<InputProps<object>>
  /** What the field holds, told by the values that its controls would send. */
  valueOf: (entries: readonly string[]) => unknown
  /** What is said of a text that the browser cannot make a value of. */
  misread: Told | undefined
  /** Fetches the editor of a type that a package brings; absent: nothing but its label can be set. Visitors never do. */
  fetchEditor: (() => Promise<{ default: FieldEditor }>) | undefined
}

/** What a field type adds to its model in the browser. */
export interface FieldTypeRules<Config extends object> extends Pick<FieldType, 'valueOf'> {
  Input: ComponentType<InputProps<Config>>
  misread?: Told
  /** A dynamic import of its editor; absent: nothing but its label can be set. */
  fetchEditor?: () => Promise<{ default: ComponentType<FieldEditorProps<Config>> }>
}

/**
 * A whole field type: its model, which the server knows alone, with its input and its editor.
 *
 * @example
 * export const ratingField = defineFieldType(ratingModel, {
 *   Input: RatingInput,
 *   valueOf: ([stars = '']) => Number(stars),
 *   fetchEditor: () => import('./Editor.tsx'),
 * })
 */
export function defineFieldType<Config extends object>(
  model: FieldModel<Config>,
  { Input, valueOf, misread, fetchEditor }: FieldTypeRules<Config>,
): FieldType {
  return {
    model,
    valueOf,
    misread,
    Input: ({ config, ...others }) => <Input {...others} config={model.read(config)} />,
    fetchEditor: fetchEditor && (async () => ({ default: readsConfig(model, (await fetchEditor()).default) })),
  }
}

/** The editor of a field type that takes any config, as its model reads it. */
export function readsConfig<Config extends object>(
  { read }: Pick<FieldModel<Config>, 'read'>,
  Editor: ComponentType<FieldEditorProps<Config>>,
): FieldEditor {
  return function ReadsConfig({ config, onChange }) {
    return <Editor config={read(config)} onChange={onChange} />
  }
}
