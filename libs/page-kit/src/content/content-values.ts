import { textOf } from '@sitewright/messages'
import { fieldsOf, isFields, type Fields as StoredFields } from '../values.ts'
import type { ContentFields, EntryFields, ListFieldModel, ValueFieldModel } from './content-fields.ts'
import { labelOf, type FieldModel } from './field-model.ts'
import { texts } from './messages.ts'

/** The values of a content or of an entry, whatever its fields are. */
export type Values = Readonly<Record<string, unknown>>

/** One value of a content, wherever in it. */
export interface FoundValue {
  field: ValueFieldModel
  value: unknown
}

/** A field whatever its values are. */
function plain(field: ValueFieldModel): FieldModel<unknown> {
  return field
}

/** The values of new fields. */
export function blankValues(fields: ContentFields): Values {
  return mapFields(fields, (field) => (field.type === 'list' ? [] : field.blank()))
}

/** Whatever is stored, as the fields understand it. */
export function readValues(fields: ContentFields, stored: StoredFields): Values {
  return mapFields(fields, (field, name) => {
    if (field.type !== 'list') return field.read(stored[name])
    const entries = stored[name]
    if (!Array.isArray(entries)) return []
    return entries.slice(0, field.maxEntries).map((entry) => readValues(field.fields, fieldsOf(entry)))
  })
}

/** Every value changed; the lists stay as long as they are. */
export function mapValues(
  fields: ContentFields,
  values: Values,
  change: (field: ValueFieldModel, value: unknown) => unknown,
): Values {
  return mapFields(fields, (field, name) =>
    field.type === 'list'
      ? entriesOf(values, name).map((entry) => mapValues(field.fields, entry, change))
      : change(field, values[name]),
  )
}

/** Without what nobody would miss: space around the texts, and entries without anything in them. */
export function tidyValues(fields: ContentFields, values: Values): Values {
  const tidied = mapValues(fields, values, (field, value) => plain(field).tidy(value))
  return mapFields(fields, (field, name) =>
    field.type === 'list'
      ? entriesOf(tidied, name).filter((entry) => !isEmptyEntry(field.fields, entry))
      : tidied[name],
  )
}

/** The values in the order of the fields, those of lists entry by entry. */
export function valuesIn(fields: ContentFields, values: Values): FoundValue[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'list'
      ? entriesOf(values, name).flatMap((entry) => valuesIn(field.fields, entry))
      : [{ field, value: values[name] }],
  )
}

/** The words of a value that readers see; of rich text its HTML. */
export function wordsOf({ field, value }: FoundValue): string {
  return plain(field).words(value)
}

/** The names of required fields that are empty, as sentences say them. */
export function missingIn(fields: ContentFields, values: Values, of?: EntryPlace): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const called = quoted({ name, field, of })
    if (field.type !== 'list') return field.required && plain(field).isEmpty(values[name]) ? [called] : []
    const entries = entriesOf(values, name)
    if (entries.length === 0) return field.required ? [called] : []
    return entries.flatMap((entry, at) => missingIn(field.fields, entry, { list: field, number: at + 1 }))
  })
}

/** What is wrong with what was sent, in a sentence that names the field; undefined: nothing. A field that is absent is blank. */
export function problemIn(fields: ContentFields, sent: StoredFields, of?: EntryPlace): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const value = sent[name]
    if (value === undefined || value === null) continue
    const problem = field.type === 'list' ? problemOfList(field, value) : field.problem(value)
    if (typeof problem === 'object') return problem.sentence
    if (problem !== undefined) return texts.wrong({ field: quoted({ name, field, of }), problem })
  }
  return undefined
}

/** @returns what follows the list's name, or the whole sentence on a field of an entry. */
function problemOfList(field: ListFieldModel, sent: unknown): string | { sentence: string } | undefined {
  if (!Array.isArray(sent) || !sent.every(isFields)) return texts.listOf({ many: textOf(field.many) })
  if (sent.length > field.maxEntries) return texts.longList({ most: field.maxEntries, many: textOf(field.many) })
  for (const [at, entry] of sent.entries()) {
    const sentence = problemIn(field.fields, entry, { list: field, number: at + 1 })
    if (sentence !== undefined) return { sentence }
  }
  return undefined
}

function isEmptyEntry(fields: EntryFields, entry: Values): boolean {
  return Object.entries(fields).every(([name, field]) => plain(field).isEmpty(entry[name]))
}

function entriesOf(values: Values, name: string): readonly Values[] {
  return values[name] as readonly Values[]
}

interface EntryPlace {
  list: ListFieldModel
  /** From 1. */
  number: number
}

interface CalledField {
  name: string
  field: ValueFieldModel | ListFieldModel
  /** In which entry it is. */
  of: EntryPlace | undefined
}

/** A field as sentences name it. */
function quoted({ name, field: model, of }: CalledField): string {
  const field = labelOf(name, model)
  return of ? texts.fieldOfEntry({ field, one: textOf(of.list.one), number: of.number }) : texts.field({ field })
}

function mapFields(
  fields: ContentFields,
  make: (field: ValueFieldModel | ListFieldModel, name: string) => unknown,
): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)]))
}
