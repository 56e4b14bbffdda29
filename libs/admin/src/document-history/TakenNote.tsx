import { Alert, CloseButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { texts } from './messages.ts'

export interface TakenNoteProps {
  children: ReactNode
  onClose: () => void
}

/** Says what is not as it was in a version that was taken up again. */
export function TakenNote({ children, onClose }: TakenNoteProps) {
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Indicator />
      <Alert.Content minWidth="0" overflowWrap="anywhere">
        <Alert.Title>{children}</Alert.Title>
      </Alert.Content>
      <CloseButton size="sm" aria-label={texts.close()} onClick={onClose} />
    </Alert.Root>
  )
}
