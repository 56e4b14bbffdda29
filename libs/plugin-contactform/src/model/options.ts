import { fieldsOf, readText } from '@sitewright/page-kit/values'

/** One choice of a select, multi-select or radio field. */
export interface Option {
  /** The form response text. */
  Value: string
  /** The displayed text. */
  Display: string
}

/** The options of a config, as an editor sees them. */
export function readOptions(value: unknown): Option[] {
  if (!Array.isArray(value)) return []
  return value.map((option: unknown) => {
    const fields = fieldsOf(option)
    return { ...fields, Value: readText(fields['Value']), Display: readText(fields['Display']) }
  })
}

/**
 * The options that a visitor is offered, each with the value that choosing it represents: one of the two texts stands
 * for the other where it is empty. Empty options are left out, and so is a value that was there before.
 */
export function offeredOptions(options: readonly Option[]): Option[] {
  const offered = new Map<string, Option>()
  for (const { Value, Display } of options) {
    const option = { Value: Value || Display, Display: Display || Value }
    if (option.Value !== '' && !offered.has(option.Value)) offered.set(option.Value, option)
  }
  return [...offered.values()]
}

/** True if the value is that of an offered option. */
export function isOffered(options: readonly Option[], value: string): boolean {
  return offeredOptions(options).some((option) => option.Value === value)
}
