import type { Told } from '@sitewright/messages'
import type { FieldOptions } from './field-model.ts'
import type { ImageFieldModel } from './image-field.ts'
import type { LinkFieldModel, MultilineTextFieldModel, RichTextFieldModel, TextFieldModel } from './text-fields.ts'
import type { CheckboxFieldModel, ChoiceFieldModel, DateFieldModel, NumberFieldModel } from './value-fields.ts'

/** A field that holds one value. */
export type ValueFieldModel =
  | TextFieldModel
  | MultilineTextFieldModel
  | RichTextFieldModel
  | LinkFieldModel
  | NumberFieldModel
  | ChoiceFieldModel
  | CheckboxFieldModel
  | DateFieldModel
  | ImageFieldModel

/** The fields of an entry, by their names. */
export type EntryFields = Readonly<Record<string, ValueFieldModel>>

/** A list of entries, each with the same fields. */
export interface ListFieldModel<Fields extends EntryFields = EntryFields> extends FieldOptions {
  readonly type: 'list'
  readonly fields: Fields
  /** What an entry is called, as in 'Add stop'. */
  readonly one: Told
  /** The same of more of them. */
  readonly many: Told
  readonly maxEntries: number
}

/** What a list can be told. */
export interface ListOptions extends FieldOptions {
  /** @default 'entry' */
  one?: Told
  /** To be given where `one` is a message. @default `one` with an s, or 'entries' */
  many?: Told
  /** @default 200 */
  maxEntries?: number
}

/**
 * A list of entries, which editors have as cards. Entries without anything in them are not stored.
 *
 * @example list({ place: text(), arrival: date() }, { one: 'stop' })
 */
export function list<Fields extends EntryFields>(
  fields: Fields,
  { one = 'entry', many = severalOf(one), maxEntries = 200, ...options }: ListOptions = {},
): ListFieldModel<Fields> {
  return { type: 'list', fields, one, many, maxEntries, ...options }
}

/** As English has it. */
function severalOf(one: Told): Told {
  if (one === 'entry') return 'entries'
  return typeof one === 'string' ? `${one}s` : one
}

/** The fields of a content, by their names. */
export type ContentFields = Readonly<Record<string, ValueFieldModel | ListFieldModel>>

/** What is in a field. */
export type ValueOf<Field> =
  Field extends ListFieldModel<infer Fields>
    ? readonly ValuesOf<Fields>[]
    : Field extends { blank(): infer Value }
      ? Value
      : never

/** What is in fields, by their names. */
export type ValuesOf<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }
