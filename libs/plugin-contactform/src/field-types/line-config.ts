import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { Field } from '../model/field.ts'
import { texts } from '../model/messages.ts'

/** The config of fields into which a text is typed. */
export interface LineConfig {
  Label: string
  Value: string
}

export function readLine(config: unknown): LineConfig {
  const fields = fieldsOf(config)
  return { ...fields, Label: readText(fields['Label']), Value: readText(fields['Value']) }
}

/** A text that is required and not blank, and no longer than this. */
export function lineError({ Value }: LineConfig, { Required }: Field, longest: number): string | undefined {
  if (Required && Value.trim() === '') return texts.required()
  return Value.length > longest ? texts.tooLong({ longest }) : undefined
}

/** The value of a field with one control that holds a text. */
export function firstEntry([text = '']: readonly string[]): string {
  return text
}
