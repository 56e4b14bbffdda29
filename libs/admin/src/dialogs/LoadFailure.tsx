import { Box, Button } from '@chakra-ui/react'
import { EmptyState } from '@sitewright/ui'

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
        The reason is in the browser’s log.
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </Box>
  )
}
