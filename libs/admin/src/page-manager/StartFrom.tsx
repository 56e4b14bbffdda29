import { RadioGroup, Stack } from '@chakra-ui/react'
import { texts } from './new-page-messages.ts'

export interface StartFromProps {
  /** True for an existing page. */
  template: boolean
  onChange: (template: boolean) => void
}

const options = [
  ['blank', texts.blank],
  ['template', texts.existing],
] as const

/** What a new page begins with. */
export function StartFrom({ template, onChange }: StartFromProps) {
  return (
    <RadioGroup.Root
      value={template ? 'template' : 'blank'}
      onValueChange={({ value }) => onChange(value === 'template')}
    >
      <RadioGroup.Label>{texts.startFrom()}</RadioGroup.Label>
      <Stack direction={{ base: 'column', sm: 'row' }} gap={{ base: '2', sm: '6' }} marginTop="1.5">
        {options.map(([value, text]) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{text()}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  )
}
