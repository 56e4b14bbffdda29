import { htmlWords, type CardEntries, type CardEntry, type CardKind, type CardMarks } from '@sitewright/page-kit/cards'
import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { fieldTypes } from '../../field-types/field-types.ts'
import { modelOf } from '../../field-types/models.ts'
import type { Field } from '../../model/field.ts'
import { isText, mandatoryField } from '../../form.ts'
import { htmlOf } from '../../html-settings.ts'
import { maxFields } from '../../model/limits.ts'
import { FieldSettings } from './FieldSettings.tsx'
import { texts } from './messages.ts'

/** The fields of a form as cards. */
export const fieldCards: CardKind<Field> = {
  get one() {
    return texts.one()
  },
  get many() {
    return texts.many()
  },
  heading: 'h4',
  get types() {
    return fieldTypes.list().map(({ model }) => ({ type: model.fieldType, label: model.label }))
  },
  label: ({ fieldType }) => modelOf(fieldType)?.label ?? texts.unknownType({ type: fieldType }),
  summary: (field) =>
    isText(field)
      ? htmlOf(field)
          .map((html) => htmlWords(html))
          .join(' ')
      : readText(fieldsOf(field.config)['Label']),
  few: 12,
  most: maxFields,
  Settings: FieldSettings,
}

/**
 * What all fields make of each: the email field that proves the submitter stays, and values that are delivered under the
 * name of another field too could not be told apart in the email.
 */
export function fieldMarks(fields: CardEntries<Field>): (entry: CardEntry<Field>) => CardMarks {
  const mandatory = mandatoryField(fields.map(({ item }) => item))
  const byName = Map.groupBy(
    fields.filter(({ item }) => !item.NoSubmit && !item.hidden),
    ({ item }) => item.SubmitLabel.trim(),
  )
  const shared = new Set([...byName.values()].filter((same) => same.length > 1).flat())
  return (entry) => ({
    fixed: entry.item === mandatory,
    locked: entry.item.Locked,
    note: shared.has(entry) ? texts.sameLabel() : undefined,
  })
}
