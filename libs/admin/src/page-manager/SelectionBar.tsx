import { Button, Flex, Text } from '@chakra-ui/react'
import { Eye, EyeOff, KeyRound, Trash2 } from 'lucide-react'
import type { SelectedPages } from './use-selected-pages.ts'
import { texts } from './messages.ts'

export interface SelectionBarProps extends Pick<SelectedPages, 'busy' | 'publish' | 'remove'> {
  selected: ReadonlySet<number>
  /** Asks who can see them. */
  onRestrict: () => void
}

/** What can be done with the pages that are selected. */
export function SelectionBar({ selected, busy, publish, remove, onRestrict }: SelectionBarProps) {
  const disabled = busy || selected.size === 0
  return (
    <Flex
      role="group"
      aria-label={texts.selection()}
      gap="2"
      wrap="wrap"
      align="center"
      padding="3"
      borderWidth="1px"
      borderRadius="lg"
      background="bg.subtle"
    >
      <Text role="status" textStyle="sm" flex={{ base: '1 0 100%', sm: '1' }}>
        {selected.size === 0 ? texts.tickPages() : texts.selected({ count: selected.size })}
      </Text>
      <Button size="sm" variant="outline" disabled={disabled} onClick={() => publish(true)}>
        <Eye /> {texts.publish()}
      </Button>
      <Button size="sm" variant="outline" disabled={disabled} onClick={() => publish(false)}>
        <EyeOff /> {texts.unpublish()}
      </Button>
      <Button size="sm" variant="outline" disabled={disabled} onClick={onRestrict}>
        <KeyRound /> {texts.whoSees()}
      </Button>
      <Button size="sm" variant="outline" color="fg.error" disabled={disabled} onClick={remove}>
        <Trash2 /> {texts.deleteWord()}
      </Button>
    </Flex>
  )
}
