import { defineMessages } from '@sitewright/messages'
import type { BrokenCondition } from '../../../conditions.ts'
import type { Condition } from '../../../model/condition.ts'

/** Why nothing comes of a condition, and what to do about it. */
const troubles = defineMessages('contactform/condition-troubles', {
  self: 'A field cannot be shown by its own answer. Choose another field, or show it always.',
  later: '‘{field}’ comes after this field. Move it above this one, choose another field, or show it always.',
  hidden: '‘{field}’ is hidden from visitors, so this field is always shown.',
  noField:
    'There is no field ‘{field}’ with choices any more, so this field is always shown. Choose another field, or show it always.',
  noAnswer: '‘{field}’ has no choice ‘{answer}’ any more, so this field is always shown. Choose another answer.',
})

export interface ConditionTroubleProps {
  trouble: BrokenCondition
  condition: Condition
}

/** What is said of a condition without an effect. Reached by `import()` only, where there is one. */
export default function ConditionTrouble({ trouble, condition }: ConditionTroubleProps) {
  return <p data-odd="">{troubles[trouble]({ field: condition.Field, answer: condition.Value })}</p>
}
