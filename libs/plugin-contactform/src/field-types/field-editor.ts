import type { FunctionComponent } from 'react'

/** What the editor of a field type is given. */
export interface FieldEditorProps<Config> {
  /** As the model has read it. */
  config: Config
  /** Takes the whole of the new config. */
  onChange: (config: Config) => void
}

/** The editor of a field type, for whatever config is stored. */
export type FieldEditor = FunctionComponent<FieldEditorProps<object>>
