import { fieldsOf, readNumber, readText } from '@sitewright/page-kit/values'
import { defineFieldModel, requiredMessage } from '../../field-types/model.ts'

export interface RatingConfig {
  Label: string
  /** '' for none. */
  Value: number | ''
  /** Stars that can be given. */
  Stars: number
}

/** A field type as a package brings it. */
export const ratingModel = defineFieldModel<RatingConfig>({
  fieldType: 'huts-rating',
  label: 'Rating',
  blank: () => ({ Label: 'Rating', Value: '', Stars: 5 }),
  read: (config) => {
    const fields = fieldsOf(config)
    return {
      ...fields,
      Label: readText(fields['Label']),
      Value: readNumber(fields['Value']) ?? '',
      Stars: Math.min(10, Math.max(2, Math.round(readNumber(fields['Stars']) ?? 5))),
    }
  },
  cleared: (config) => ({ ...config, Value: '' }),
  problem: ({ Value, Stars }, { Required }) => {
    if (Value === '') return Required ? requiredMessage : undefined
    return Number.isInteger(Value) && Value >= 1 && Value <= Stars ? undefined : `Give 1 to ${Stars} stars`
  },
  answer: ({ Value, Stars }) => (Value === '' ? '' : `${Value} of ${Stars} stars`),
})
