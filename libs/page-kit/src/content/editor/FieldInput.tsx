import { useSite } from '../../site-context.ts'
import { textOf } from '@sitewright/messages'
import { useCallback, use, useRef, type ReactNode } from 'react'
import { CheckField } from '../../cards/CheckField.tsx'
import { ChoiceField } from '../../cards/ChoiceField.tsx'
import { DateField } from '../../cards/DateField.tsx'
import { MultilineTextField } from '../../cards/MultilineTextField.tsx'
import { NumberField } from '../../cards/NumberField.tsx'
import { usePendingInput } from '../../cards/pending-input.ts'
import { TextField } from '../../cards/TextField.tsx'
import type { ValueFieldModel } from '../content-fields.ts'
import { maxAltLength, type ContentImage } from '../image-field.ts'
import { linkHref } from '../text-fields.ts'
import { ContentInputsContext } from './content-inputs.ts'
import { texts } from './messages.ts'
import styles from './ContentEditor.module.css'

export interface FieldInputProps {
  /** Its name in words. */
  label: string
  field: ValueFieldModel
  value: unknown
  onChange: (value: unknown) => void
}

/** The input of a field, whatever that is. */
export function FieldInput({ label: name, field, value, onChange }: FieldInputProps): ReactNode {
  const label = labelWith(name, field)
  const shared = { label, onChange, ...(field.hint !== undefined && { hint: textOf(field.hint) }) }
  const words = value as string
  switch (field.type) {
    case 'text':
      return <TextField {...shared} value={words} longest={field.maxLength} dir="auto" />
    case 'multiline-text':
      return <MultilineTextField {...shared} value={words} longest={field.maxLength} />
    case 'link':
      return <LinkField {...shared} value={words} maxLength={field.maxLength} />
    case 'number': {
      const { min, max, whole } = field
      return (
        <div className={styles.short}>
          <NumberField<number | ''>
            {...shared}
            value={value as number | ''}
            range={{ min, max }}
            whole={whole}
            step={whole ? 1 : 'any'}
            optional
          />
        </div>
      )
    }
    case 'choice':
      return (
        <div className={styles.short}>
          <ChoiceField
            {...shared}
            value={words}
            choices={{ '': field.required ? texts.choose() : texts.none(), ...field.choices }}
          />
        </div>
      )
    case 'checkbox':
      return <CheckField {...shared} checked={value === true} />
    case 'date':
      return <DateField {...shared} value={words} />
    case 'image':
      return <ImageField {...shared} value={value as ContentImage | null} />
    case 'rich-text':
      return <RichTextField {...shared} value={words} />
  }
}

/** The name with the unit, and whether a page has to have it, such as 'Height (m, required)'. */
function labelWith(name: string, field: ValueFieldModel): string {
  const unit = field.type === 'number' ? field.unit : undefined
  if (unit) return field.required ? texts.unitRequired({ name, unit }) : texts.unit({ name, unit })
  return field.required ? texts.required({ name }) : name
}

/** What an address means, or that it leads nowhere. */
function linkHint(typed: string, hint = texts.linkHint()) {
  if (typed.trim() === '') return { hint }
  const href = linkHref(typed)
  if (href === undefined) return { odd: true, hint: texts.leadsNowhere() }
  return { hint: href === typed.trim() ? hint : texts.leadsTo({ address: href }) }
}

function LinkField({ maxLength, ...props }: SharedProps<string> & { maxLength: number }) {
  const { inputs, api } = useInputs()
  const { value, onChange, hint } = props

  function choose(address: string): boolean {
    const isRight = address.length <= maxLength && (address === '' || linkHref(address) !== undefined)
    if (isRight) onChange(address)
    return isRight
  }

  return (
    <div className={styles.link}>
      <TextField {...props} longest={maxLength} dir="ltr" {...linkHint(value, hint)} />
      <inputs.LinkButton api={api} address={value} onChoose={choose} />
    </div>
  )
}

interface SharedProps<Value> {
  label: string
  hint?: string
  value: Value
  onChange: (value: unknown) => void
}

function useInputs() {
  const inputs = use(ContentInputsContext)
  if (!inputs) throw new Error('A field is edited within ContentEditor')
  return { inputs, api: useSite().api }
}

function ImageField(props: SharedProps<ContentImage | null>) {
  const { inputs, api } = useInputs()
  return <inputs.Image {...props} api={api} maxAltLength={maxAltLength} />
}

function RichTextField(props: SharedProps<string>) {
  const { inputs, api } = useInputs()
  const handle = useRef<{ flush: () => void }>(null)
  usePendingInput(useCallback(() => handle.current?.flush(), []))
  return <inputs.RichText {...props} api={api} ref={handle} />
}
