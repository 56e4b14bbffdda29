import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { emailModel } from './field-types/email/model.ts'
import { modelOf } from './field-types/models.ts'
import type { Field } from './model/field.ts'
import { texts } from './model/layout-messages.ts'
import { layoutDefaults, type Layout } from './model/layout.ts'

/** A form that has only the mandatory email field. */
export function blankLayout(): Layout {
  return { fields: [{ ...newField(emailModel.fieldType), Locked: true }], ...layoutDefaults }
}

/** A field as an editor adds it; its SubmitLabel follows the Label (Q109). */
export function newField(fieldType: string): Field {
  const model = modelOf(fieldType)
  const config = model?.blank() ?? {}
  return {
    fieldType,
    config,
    SubmitLabel: readText(fieldsOf(config)['Label']),
    NoSubmit: isText({ fieldType }),
    Locked: false,
    Required: false,
    hidden: false,
  }
}

/** True for a field into which nothing can be typed. */
export function isText({ fieldType }: Pick<Field, 'fieldType'>): boolean {
  return modelOf(fieldType)?.isText ?? false
}

/** On load: no text block is ever submitted, and there is always an email field. */
export function upgradeLayout(layout: Layout): Layout {
  const fields = layout.fields.map((field) => (isText(field) && !field.NoSubmit ? { ...field, NoSubmit: true } : field))
  return { ...layout, fields: mandatoryField(fields) ? fields : [...fields, addedEmail()] }
}

/** On save: without what was typed into the fields meanwhile. `today` is 'DD/MM/YYYY'. */
export function clearedLayout(layout: Layout, today: string): Layout {
  const fields = layout.fields.map((field) => {
    const model = modelOf(field.fieldType)
    return model ? { ...field, config: model.cleared(field.config, today) } : field
  })
  return { ...layout, fields }
}

/** True if the two would be saved as the same form: what was typed into the fields does not count (Q120). */
export function sameLayout(left: Layout, right: Layout): boolean {
  return left === right || JSON.stringify(clearedLayout(left, '')) === JSON.stringify(clearedLayout(right, ''))
}

/** What visitors may have of a form: no more than they are shown (T22). */
export function withoutRecipients(layout: Layout): Layout {
  return {
    ...visitorSettings(layout),
    fields: shownFields(layout.fields),
    TargetEmail: '',
    SetReplyTo: layoutDefaults.SetReplyTo,
    ValidationEmailSubject: '',
    SubmissionEmailSubject: '',
    KeepDays: layoutDefaults.KeepDays,
  }
}

function visitorSettings({ SubmitButtonText, SubmitCompletionText, SuppressAntispam }: Layout) {
  return { SubmitButtonText, SubmitCompletionText, SuppressAntispam }
}

/** The email field that proves the submitter: the first one. Undefined before the layout is upgraded. */
export function mandatoryField(fields: readonly Field[]): Field | undefined {
  return fields.find((field) => field.fieldType === emailModel.fieldType)
}

/** What a visitor sees, in order: no hidden fields but the mandatory one (Q100), and none of an unknown type. */
export function shownFields(fields: readonly Field[]): Field[] {
  const mandatory = mandatoryField(fields)
  return fields.filter((field) => field === mandatory || (!field.hidden && modelOf(field.fieldType) !== undefined))
}

/** True if a visitor has to fill the field in. */
export function isRequired(field: Field): boolean {
  return field.fieldType === emailModel.fieldType || (field.Required && !isText(field))
}

/** The name of a field, for people: its label, else the name of its type. */
export function labelOf({ fieldType, config, SubmitLabel }: Field): string {
  return readText(fieldsOf(config)['Label']) || SubmitLabel || modelOf(fieldType)?.label || fieldType
}

/** What is wrong with the field; undefined: nothing, or not of a known type. */
export function problemOf(field: Field): string | undefined {
  return modelOf(field.fieldType)?.problem(field)
}

function addedEmail(): Field {
  const field = newField(emailModel.fieldType)
  const config = { ...field.config, Label: texts.addedEmail() }
  return { ...field, config, SubmitLabel: 'Email', Locked: true, Required: true, hidden: true }
}
