import { Box, Button, Text } from '@chakra-ui/react'
import { failureCode } from '@sitewright/api-client'
import { EmptyState } from '@sitewright/ui'
import { CopyButton } from '../my-account/CopyButton.tsx'
import { texts } from './messages.ts'

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence without its full stop. */
  title: string
  /** Why: a code tells anyone who helps which request to look for. */
  error?: unknown
  onRetry: () => void
}

/** Stands where something could not be loaded, and offers to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const code = failureCode(error)
  return (
    <Box role="status">
      <EmptyState title={title}>
        {texts.whatToDo()}
        <Button variant="outline" onClick={onRetry}>
          {texts.tryAgain()}
        </Button>
        {code !== undefined && (
          <>
            <Text userSelect="all" overflowWrap="anywhere">
              {texts.code({ code })}
            </Text>
            <CopyButton text={code} label={texts.copyCode()} />
          </>
        )}
      </EmptyState>
    </Box>
  )
}
