import { Button, Flex, Text } from '@chakra-ui/react'
import { stick, Tooltip, useStuck } from '@sitewright/ui'
import { FolderInput, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { texts } from './messages.ts'

export interface SelectionBarProps {
  /** How many files are selected. */
  count: number
  /** How many there are in all, where all that were loaded are selected and others were not loaded. */
  partOf: number | undefined
  /** True while something is being done with them. */
  busy: boolean
  onMove: () => void
  onDelete: () => void
  onClear: () => void
}

/** What can be done with all that is selected; at the window's lower edge as long as the list goes on below. */
export function SelectionBar({ count, partOf, busy, onMove, onDelete, onClear }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useStuck(bar, 'foot')
  return (
    <Flex
      role="group"
      aria-label={texts.selection()}
      ref={bar}
      css={{ ...stick.foot, bottom: '3' }}
      gap="2"
      align="center"
      wrap="wrap"
      padding="2"
      paddingInlineStart="4"
      borderWidth="1px"
      borderRadius="lg"
      background="bg.panel"
      boxShadow="md"
    >
      <Text role="status" textStyle="sm" fontWeight="medium" flex={{ base: '1', sm: 'none' }} whiteSpace="nowrap">
        {texts.selected({ count })}
        {partOf !== undefined && (
          <Text as="span" fontWeight="normal" color="fg.muted" whiteSpace="normal">
            {texts.loadedOf({ all: partOf })}
          </Text>
        )}
      </Text>
      <Tooltip label={texts.clearSelection()}>
        <Button size="sm" variant="ghost" aria-label={texts.clearSelection()} disabled={busy} onClick={onClear}>
          <X />
          <Text as="span" hideBelow="lg">
            {texts.clearSelection()}
          </Text>
        </Button>
      </Tooltip>
      <Flex gap="2" flex={{ base: '1 0 100%', sm: '1' }} justify="end">
        <Button size="sm" variant="outline" disabled={busy} onClick={onMove}>
          <FolderInput /> {texts.moveTo()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          color="fg.error"
          loading={busy}
          loadingText={texts.delete()}
          onClick={onDelete}
        >
          <Trash2 /> {texts.delete()}
        </Button>
      </Flex>
    </Flex>
  )
}
