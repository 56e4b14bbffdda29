import { fieldsOf, readText } from '@sitewright/page-kit/values'

/** One choice of a select, multi-select or radio field. */
export interface Option {
  /** The form response text. */
  Value: string
  /** The displayed text. */
  Display: string
  /** How many submissions may choose it; absent: any number. Only of selects and radio buttons. */
  Places?: number | undefined
  /** How many still may, as a visitor is told. Never stored. */
  Left?: number | undefined
}

/** The options of a config, as an editor sees them. */
export function readOptions(value: unknown): Option[] {
  if (!Array.isArray(value)) return []
  return value.map((option: unknown) => {
    const { Places, Left, ...fields } = fieldsOf(option)
    return {
      ...fields,
      Value: readText(fields['Value']),
      Display: readText(fields['Display']),
      ...(isCount(Places) && { Places }),
      ...(isCount(Left) && { Left }),
    }
  })
}

/**
 * The options that a visitor is offered, each with the value that choosing it represents: one of the two texts stands
 * for the other where it is empty. Empty options are left out, and so is a value that was there before.
 */
export function offeredOptions(options: readonly Option[]): Option[] {
  const offered = new Map<string, Option>()
  for (const { Value, Display, Places, Left } of options) {
    const option = {
      ...{ Value: Value || Display, Display: Display || Value },
      ...(Places !== undefined && { Places }),
      ...(Left !== undefined && { Left }),
    }
    if (option.Value !== '' && !offered.has(option.Value)) offered.set(option.Value, option)
  }
  return [...offered.values()]
}

/** True if the value is that of an offered option. */
export function isOffered(options: readonly Option[], value: string): boolean {
  return offeredOptions(options).some((option) => option.Value === value)
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}
