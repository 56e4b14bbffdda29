import { fieldsOf, isFields, readText } from '@sitewright/page-kit/values'

/** When a field is shown: only if an earlier field has this answer. */
export interface Condition {
  /** The SubmitLabel of the other field. */
  Field: string
  /** The value of one of its options; of a checkbox `yes` where it is ticked, `no` where it is not. */
  Value: string
}

/** The condition in whatever is stored; undefined where there is none. */
export function readCondition(value: unknown): Condition | undefined {
  if (!isFields(value)) return undefined
  const fields = fieldsOf(value)
  const condition = { Field: readText(fields['Field']), Value: readText(fields['Value']) }
  return condition.Field === '' ? undefined : condition
}
