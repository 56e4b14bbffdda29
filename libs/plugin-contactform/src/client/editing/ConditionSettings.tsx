import { Fetched, useFetched } from '@sitewright/page-kit'
import type { CardSettingsProps } from '@sitewright/page-kit/cards'
import { rich } from '@sitewright/messages/react'
import { Spinner } from '@sitewright/ui'
import { createContext, use, useState, type ReactNode } from 'react'
import { dependenceOf, type Dependence } from '../../conditions.ts'
import { ticks } from '../../field-types/checkbox/model.ts'
import { labelOf } from '../../form.ts'
import { readCondition, type Condition } from '../../model/condition.ts'
import type { Field } from '../../model/field.ts'
import { texts } from './messages.ts'

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
        <summary>{typeof dependence === 'object' ? <Dependent {...dependence} /> : texts.showIf()}</summary>
        {ConditionFields ? (
          <Fetched
            component={ConditionFields}
            fields={fields}
            field={field}
            onChange={(ShowIf: Condition | undefined) => change(key, { ShowIf })}
          />
        ) : (
          open && <Spinner label={texts.loading()} />
        )}
      </details>
      {trouble && condition && Trouble && <Fetched component={Trouble} trouble={trouble} condition={condition} />}
    </>
  )
}

/** What shows the field, and with which answer. */
function Dependent({ on, answer }: Dependence) {
  const values = { field: labelOf(on), state: (words: ReactNode) => <span>{words}</span> }
  if (!ticks.includes(answer)) return rich(texts.showIfAnswer, { ...values, answer: answer.Display })
  return rich(answer.Value === 'yes' ? texts.showIfTicked : texts.showIfNotTicked, values)
}
