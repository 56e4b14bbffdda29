import { fillShown } from '../conditions.ts'
import { chosenFiles, refusalOf } from '../field-types/file/chosen-files.ts'
import { fieldTypes } from '../field-types/field-types.ts'
import { fileModel } from '../field-types/file/model.ts'
import { modelOf } from '../field-types/models.ts'
import { dayText } from '../model/day.ts'
import { valueOf, withValue, type Field } from '../model/field.ts'
import { problemOf, shownFields } from '../form.ts'
import { problemOfAll, type ChosenFile } from '../model/files.ts'

/** A field of the public form with what is typed into it. */
export interface Filled {
  /** Of its controls; undefined where the visitor is not shown the field. */
  name: string | undefined
  /** As it is submitted. */
  field: Field
  /** What is wrong with it; undefined: nothing. */
  problem: string | undefined
  /** The answers so far do not show it: it is neither to be filled in nor submitted. */
  away: boolean
}

/** Every field of a form, named, as it is before the visitor has come. */
export function startForm(fields: readonly Field[]): Filled[] {
  const shown = new Set(shownFields(fields))
  const start = fields.map((field, index) => {
    if (!shown.has(field)) return { name: undefined, field, problem: undefined, away: false }
    return filled(`field${index}`, withValue(field, startValue(field)))
  })
  return withAllFiles(withAway(start))
}

/** The same with what is in the form's controls now. */
export function readForm(form: HTMLFormElement, start: readonly Filled[]): Filled[] {
  const data = new FormData(form)
  const now = start.map((each) => {
    const { name, field } = each
    const type = fieldTypes.get(field.fieldType)
    if (name === undefined || !type) return each
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'file') return withFiles(each, name, control)
    const entries = data.getAll(name).filter((entry) => typeof entry === 'string')
    if (entries.length === 0) entries.push(...chosenBefore(form, name))
    const read = filled(name, withValue(field, type.valueOf(entries)))
    return isMisread(form, name)
      ? { ...read, problem: typeof type.misread === 'function' ? type.misread() : type.misread }
      : read
  })
  return withAllFiles(withAway(now))
}

/** What the server has refused once it is not asked to take again. */
function withFiles({ field }: Filled, name: string, control: HTMLInputElement): Filled {
  const files = chosenFiles(control)
  const read = filled(name, withValue(field, files))
  return { ...read, problem: read.problem ?? files.map(refusalOf).find((reason) => reason !== undefined) }
}

/** Nothing is wrong with what is not shown. */
function withAway(all: readonly Filled[]): Filled[] {
  const there = fillShown(
    all.map(({ field }) => field),
    (field) => field,
  )
  return all.map((each) => (there.has(each.field) ? each : { ...each, problem: undefined, away: true }))
}

/** Files are sent before the form is: where they are too much together, that is said of the field with which it is so. */
function withAllFiles(all: readonly Filled[]): Filled[] {
  const files: ChosenFile[] = []
  return all.map((each) => {
    const { field, away } = each
    if (field.fieldType !== fileModel.fieldType || away || field.NoSubmit) return each
    const before = problemOfAll(files)
    const { Value } = fileModel.read(field.config)
    files.push(...Value)
    if (Value.length === 0 || before !== undefined) return each
    return { ...each, problem: each.problem ?? problemOfAll(files) }
  })
}

/** What was chosen before it was fully booked: of what is disabled FormData has nothing, but it is still shown as chosen. */
function chosenBefore(form: HTMLFormElement, name: string): string[] {
  const chosen = form.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    `[name="${name}"]:checked:disabled, [name="${name}"] > :checked:disabled`,
  )
  return Array.from(chosen, ({ value }) => value)
}

/** What is stored, unless its type begins with something else: a date with today (Q118). */
function startValue(field: Field): unknown {
  const start = modelOf(field.fieldType)?.start
  return start ? start(dayText()) : valueOf(field)
}

function filled(name: string, field: Field): Filled {
  return { name, field, problem: problemOf(field), away: false }
}

/** True where somebody typed what the browser cannot give as a value, such as half a time. */
function isMisread(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement && control.validity.badInput
}
