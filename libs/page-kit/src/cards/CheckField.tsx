import { Checkbox } from '@chakra-ui/react'
import { useId } from 'react'

/** A checkbox with its label and value. */
export interface CheckFieldProps {
  label: string
  checked: boolean
  disabled?: boolean
  hint?: string
  onChange: (checked: boolean) => void
}

/** A checkbox with its label, and a sentence on what it means. */
export function CheckField({ label, checked, disabled = false, hint, onChange }: CheckFieldProps) {
  const hintId = useId()
  return (
    <div data-check="">
      <Checkbox.Root
        size="sm"
        checked={checked}
        disabled={disabled}
        onCheckedChange={(change) => onChange(change.checked === true)}
      >
        <Checkbox.HiddenInput {...(hint !== undefined && { 'aria-describedby': hintId })} />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {hint !== undefined && <p id={hintId}>{hint}</p>}
    </div>
  )
}
