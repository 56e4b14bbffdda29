import { Box, Button } from '@chakra-ui/react'
import { EmptyState } from '@sitewright/ui'
import { texts } from './messages.ts'

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence without its full stop. */
  title: string
  onRetry: () => void
}

/** Stands where something could not be loaded, and offers to try again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <Box role="status">
      <EmptyState title={title}>
        {texts.whatToDo()}
        <Button variant="outline" onClick={onRetry}>
          {texts.tryAgain()}
        </Button>
      </EmptyState>
    </Box>
  )
}
