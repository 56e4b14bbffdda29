import { Button, Flex, Text } from '@chakra-ui/react'
import { formatNumber, IconButton, stick, useStuck } from '@sitewright/ui'
import { FolderInput, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { countedFiles } from './listed-file.ts'

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
      aria-label="Selected files"
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
        {countedFiles(count)} selected
        {partOf !== undefined && (
          <Text as="span" fontWeight="normal" color="fg.muted" whiteSpace="normal">
            {`, those loaded so far of ${formatNumber(partOf)}`}
          </Text>
        )}
      </Text>
      <IconButton label="Clear selection" icon={<X />} disabled={busy} onClick={onClear} />
      <Flex gap="2" flex={{ base: '1 0 100%', sm: '1' }} justify="end">
        <Button size="sm" variant="outline" disabled={busy} onClick={onMove}>
          <FolderInput /> Move to…
        </Button>
        <Button size="sm" variant="outline" color="fg.error" loading={busy} loadingText="Delete" onClick={onDelete}>
          <Trash2 /> Delete
        </Button>
      </Flex>
    </Flex>
  )
}
