import { Alert, CloseButton } from '@chakra-ui/react'

export interface NoticeText {
  status: 'success' | 'warning' | 'error'
  text: string
}

/** What came of the last thing done, where no message says so. */
export function Notice({ notice, onClose }: { notice: NoticeText; onClose: () => void }) {
  const { status, text } = notice
  return (
    <Alert.Root status={status} role={status === 'error' ? 'alert' : 'status'} alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1" overflowWrap="anywhere">
        {text}
      </Alert.Title>
      <CloseButton size="sm" onClick={onClose} />
    </Alert.Root>
  )
}
