import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { texts } from './messages.ts'

export interface LoadMoreProps {
  /** How many entries are shown. */
  count: number
  /** True if there are older ones. */
  more: boolean
  loading: boolean
  onLoad: () => void
}

/** Says how many entries are shown, and gets further ones. */
export function LoadMore({ count, more, loading, onLoad }: LoadMoreProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    // the button that had the focus is gone with the last entries
    if (!more && hadFocus.current) status.current?.focus()
    hadFocus.current = false
  }, [more])

  return (
    <Flex gap="4" wrap="wrap" align="center" justify="center">
      <Text ref={status} role="status" tabIndex={-1} textStyle="sm" color="fg.muted" outline="none">
        {more ? texts.shown({ count }) : texts.inAll({ count })}
      </Text>
      {more && (
        <Button
          variant="outline"
          loading={loading}
          loadingText={texts.loadMore()}
          onClick={() => {
            hadFocus.current = true
            onLoad()
          }}
        >
          {texts.loadMore()}
        </Button>
      )}
    </Flex>
  )
}
