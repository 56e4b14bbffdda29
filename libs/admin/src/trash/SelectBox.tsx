import { Checkbox } from '@chakra-ui/react'

export interface SelectBoxProps {
  label: string
  checked: boolean
  disabled: boolean
  onChange: () => void
}

/** A checkbox whose label is for screen readers only. */
export function SelectBox({ label, checked, disabled, onChange }: SelectBoxProps) {
  return (
    <Checkbox.Root checked={checked} disabled={disabled} onCheckedChange={onChange}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  )
}
