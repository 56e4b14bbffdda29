import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { texts } from './messages.ts'

/** What was saved at some time, one row for each, the newest first. */
export function HistoryList({ children }: { children: ReactNode }) {
  return (
    <Stack as="ol" gap="0" listStyleType="none">
      {children}
    </Stack>
  )
}

export interface HistoryRowProps {
  /** When it was saved. */
  text: ReactNode
  /** By whom, and whether it is the present one. */
  note: ReactNode
  /** True while it is being read. @default false */
  busy?: boolean
  /** True while another one is being read. @default false */
  disabled?: boolean
  /** The editor is to go on from it. */
  onTake: () => void
}

/** One of what was saved, and the button that takes it up again. */
export function HistoryRow({ text, note, busy = false, disabled = false, onTake }: HistoryRowProps) {
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      wrap="wrap"
      paddingBlock="2"
      borderBlockEndWidth="1px"
      _last={{ borderBlockEndWidth: 0 }}
    >
      <Text flex="1" minWidth="10rem" overflowWrap="anywhere">
        {text}
        <Text as="span" color="fg.muted" textStyle="sm">
          {note}
        </Text>
      </Text>
      <Button size="sm" variant="outline" disabled={disabled} loading={busy} loadingText={texts.use()} onClick={onTake}>
        {texts.use()}
      </Button>
    </Flex>
  )
}
