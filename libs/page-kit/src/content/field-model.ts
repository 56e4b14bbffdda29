import { textOf, type Told } from '@sitewright/messages'

/** What every field of a content can be told. */
export interface FieldOptions {
  /** What editors read above it. @default its name in words: `openFrom` is 'Open from' */
  label?: Told
  /** A sentence below it. */
  hint?: Told
  /** A draft may lack it; a page without it is not published. @default false */
  required?: boolean
}

/** A field of a content: plain functions without React, for the server too. Only `problem` says that something is wrong. */
export interface FieldModel<Value> extends FieldOptions {
  readonly type: string
  /** What is in a new page. */
  blank(): Value
  /** Whatever is stored, as this field understands it. Never throws; what is out of range comes back into it. */
  read(stored: unknown): Value
  /** What is wrong with what was sent, to follow the field's name, such as 'must be a text'; undefined: nothing. */
  problem(sent: unknown): string | undefined
  /** Without what nobody would miss, such as the space around a text. */
  tidy(value: Value): Value
  /** True where a required field is missing. */
  isEmpty(value: Value): boolean
  /** The words of it that readers see, for the search; of rich text its HTML. */
  words(value: Value): string
}

/** A range of numbers; absent is what has no end. */
export interface NumberRange {
  min?: number
  max?: number
}

/** The name of a field in words. */
export function labelOf(name: string, { label }: FieldOptions): string {
  if (label !== undefined) return textOf(label)
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return capital(words.trim())
}

/** The word with a capital letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
