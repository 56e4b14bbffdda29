import { modelOf } from '../../field-types/models.ts'

/** What a card is titled with. */
export function typeLabel(fieldType: string): string {
  return modelOf(fieldType)?.label ?? `Unknown field type: ${fieldType}`
}
