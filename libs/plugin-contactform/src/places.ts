import { fieldsOf } from '@sitewright/page-kit/values'
import { modelOf } from './field-types/models.ts'
import { labelOf, shownFields } from './form.ts'
import { valueOf, withValue, type Field } from './model/field.ts'
import type { Layout } from './model/layout.ts'
import { offeredOptions, readOptions, type Option } from './model/options.ts'

/** How many places an option has left. */
export interface Place {
  /** The field's name in the submission. */
  field: string
  /** The option's. */
  value: string
  left: number
}

/** A field in which one of several options is chosen, as far as places are concerned. */
interface Chooser {
  name: string
  options: readonly Option[]
}

/** What a field is called where places are counted; undefined for one whose options have none. */
export function chooserOf(field: Field): Chooser | undefined {
  if (!modelOf(field.fieldType)?.takesPlaces) return undefined
  return {
    name: field.SubmitLabel.trim() || labelOf(field),
    options: offeredOptions(readOptions(fieldsOf(field.config)['Options'])),
  }
}

/** Every option of the form that has a limited number of places. */
export function limitedOptions({ fields }: Pick<Layout, 'fields'>): { field: string; value: string; places: number }[] {
  return shownFields(fields).flatMap((each) => {
    const { name = '', options = [] } = chooserOf(each) ?? {}
    return options.flatMap(({ Value: value, Places }) =>
      Places === undefined ? [] : [{ field: name, value, places: Places }],
    )
  })
}

/**
 * The same form, its options with the places that they have left, of those that are told: the server may have limited one
 * since the form was loaded.
 */
export function withPlaces(layout: Layout, places: readonly Place[]): Layout {
  if (places.length === 0) return layout
  const left = new Map(places.map((place) => [keyOf(place.field, place.value), place.left]))
  const fields = layout.fields.map((field) => {
    const chooser = chooserOf(field)
    if (!chooser?.options.some(({ Value }) => left.has(keyOf(chooser.name, Value)))) return field
    const Options = chooser.options.map((option) => ({ ...option, Left: left.get(keyOf(chooser.name, option.Value)) }))
    return { ...field, config: { ...field.config, Options } }
  })
  return { ...layout, fields }
}

/** The same form, which begins with no choice that is fully booked. */
export function withoutFullDefaults(layout: Layout): Layout {
  const fields = layout.fields.map((field) => {
    const chosen = chooserOf(field)?.options.find(({ Value }) => Value === valueOf(field))
    return chosen?.Left === 0 ? withValue(field, '') : field
  })
  return { ...layout, fields }
}

/** What is left of a form that is not published as it is: of a choice whose places were never counted, all. */
export function placesLeft(layout: Layout, counted: readonly Place[]): Place[] {
  return limitedOptions(layout).map(({ field, value, places }) => {
    const known = counted.find((place) => place.field === field && place.value === value)
    return { field, value, left: known?.left ?? places }
  })
}

export function keyOf(field: string, value: string): string {
  return JSON.stringify([field, value])
}
