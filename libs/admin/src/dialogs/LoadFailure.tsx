import { Box, Button, Text } from '@chakra-ui/react'
import { failureCode, isApiError } from '@sitewright/api-client'
import { useConnection } from '@sitewright/api-client/connection'
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
  const connection = useConnection()
  // what got no answer is asked for again by itself
  const waits = connection !== undefined && [error].flat().every(gotNoAnswer)
  const code = waits ? undefined : failureCode(error)
  return (
    <Box role="status">
      <EmptyState title={title}>
        {waits ? texts.noConnection() : texts.whatToDo()}
        <Button variant="outline" onClick={waits ? connection.tryNow : onRetry}>
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

/** Not even one that the server is away, which has a code. */
const gotNoAnswer = (error: unknown) => isApiError(error) && error.status === 0
