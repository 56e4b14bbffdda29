import type { EditedField } from './edited-form.ts'

/**
 * The keys of fields whose values are delivered under the name of another field too, so that nobody can tell them
 * apart in the mail.
 */
export function sharedNames(fields: readonly EditedField[]): ReadonlySet<string> {
  const byName = Map.groupBy(
    fields.filter(({ field }) => !field.NoSubmit && !field.hidden),
    ({ field }) => field.SubmitLabel.trim(),
  )
  return new Set([...byName.values()].filter((same) => same.length > 1).flatMap((same) => same.map(({ key }) => key)))
}
