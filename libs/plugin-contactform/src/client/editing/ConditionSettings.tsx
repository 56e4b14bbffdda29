import { Fetched, useFetched } from '@sitewright/page-kit'
import type { CardSettingsProps } from '@sitewright/page-kit/cards'
import { Spinner } from '@sitewright/ui'
import { createContext, use, useState } from 'react'
import { answerText, dependenceOf } from '../../conditions.ts'
import { labelOf } from '../../form.ts'
import { readCondition, type Condition } from '../../model/condition.ts'
import type { Field } from '../../model/field.ts'

/** All fields of the form that is edited, in their order. */
export const FormFieldsContext = createContext<readonly Field[]>([])

const fetchConditionFields = () => import('./on-demand/ConditionFields.tsx')
const fetchTrouble = () => import('./on-demand/ConditionTrouble.tsx')

/** When a field is shown: always, or with one answer of a field above it. */
export function ConditionSettings({ entry: { key, item: field }, change }: CardSettingsProps<Field>) {
  const fields = use(FormFieldsContext)
  const [open, setOpen] = useState(false)
  const ConditionFields = useFetched(fetchConditionFields, open)
  const condition = readCondition(field.ShowIf)
  const dependence = dependenceOf(fields, field)
  const trouble = typeof dependence === 'string' ? dependence : undefined
  const Trouble = useFetched(fetchTrouble, trouble !== undefined)

  return (
    <>
      <details data-condition="" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          Show this field only if
          {typeof dependence === 'object' && (
            <span>{` ‘${labelOf(dependence.on)}’ is ${answerText(dependence.answer)}`}</span>
          )}
        </summary>
        {ConditionFields ? (
          <Fetched
            component={ConditionFields}
            fields={fields}
            field={field}
            onChange={(ShowIf: Condition | undefined) => change(key, { ShowIf })}
          />
        ) : (
          open && <Spinner label="Loading..." />
        )}
      </details>
      {trouble && condition && Trouble && <Fetched component={Trouble} trouble={trouble} condition={condition} />}
    </>
  )
}
