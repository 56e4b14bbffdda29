import { Checkbox } from '@chakra-ui/react'
import { texts } from './messages.ts'

export interface ShowTypedProps {
  shown: boolean
  onChange: (shown: boolean) => void
}

/** Lets people read what they type. It does not name what that is: the fields alone are found by the word. */
export function ShowTyped({ shown, onChange }: ShowTypedProps) {
  return (
    <Checkbox.Root checked={shown} alignSelf="flex-start" onCheckedChange={({ checked }) => onChange(checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="normal">{texts.show()}</Checkbox.Label>
    </Checkbox.Root>
  )
}
