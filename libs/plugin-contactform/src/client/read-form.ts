import { dateModel } from '../field-types/date/model.ts'
import { inputOf } from '../field-types/inputs.ts'
import { dayText } from '../model/day.ts'
import { valueOf, withValue, type Field } from '../model/field.ts'
import { problemOf, shownFields } from '../form.ts'

/** A field of the public form with what is typed into it. */
export interface Filled {
  /** Of its controls; undefined where the visitor is not shown the field. */
  name: string | undefined
  /** As it is submitted. */
  field: Field
  /** What is wrong with it; undefined: nothing. */
  problem: string | undefined
}

/** Every field of a form, named, as it is before the visitor has come. */
export function startForm(fields: readonly Field[]): Filled[] {
  const shown = new Set(shownFields(fields))
  return fields.map((field, index) => {
    if (!shown.has(field)) return { name: undefined, field, problem: undefined }
    return filled(`field${index}`, withValue(field, startValue(field)))
  })
}

/** The same with what is in the form's controls now. */
export function readForm(form: HTMLFormElement, start: readonly Filled[]): Filled[] {
  const data = new FormData(form)
  return start.map((each) => {
    const { name, field } = each
    const input = inputOf(field.fieldType)
    if (name === undefined || !input) return each
    const entries = data.getAll(name).filter((entry) => typeof entry === 'string')
    const read = filled(name, withValue(field, input.valueOf(entries)))
    return isMisread(form, name) ? { ...read, problem: input.misread } : read
  })
}

/** A date is today's, whatever is stored (Q118). */
function startValue(field: Field): unknown {
  return field.fieldType === dateModel.fieldType ? dayText() : valueOf(field)
}

function filled(name: string, field: Field): Filled {
  return { name, field, problem: problemOf(field) }
}

/** True where somebody typed what the browser cannot give as a value, such as half a time. */
function isMisread(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement && control.validity.badInput
}
