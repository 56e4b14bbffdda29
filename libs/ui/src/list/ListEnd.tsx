import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListInPages } from './list-in-pages.ts'
import { texts } from './messages.ts'

/** Px around what is seen, in which the end of the list counts as near. */
const margin = '600px'

/** The list that goes on, and what it lists. */
export interface ListEndProps {
  list: ListInPages
  /** Several of what is listed, such as 'pages'. */
  several: string
}

/** The end of a list in pages: gets more by itself when it comes near, and by a button. */
export function ListEnd({ list, several }: ListEndProps) {
  const { status, items, more } = list
  const end = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  const onNear = useEffectEvent(list.loadMore)
  const over = more === 'none'
  const shown = items.length
  const waits = more === 'there' && !list.outdated

  useEffect(() => {
    if (!waits || shown === 0 || !end.current || typeof IntersectionObserver === 'undefined') return undefined
    const options = { rootMargin: margin, scrollMargin: margin }
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onNear()
    }, options)
    observer.observe(end.current)
    return () => observer.disconnect()
    // again with each page, as the end may still be in view
  }, [waits, shown])

  useEffect(() => {
    // the button that had the focus is gone with the last page
    if (over && hadFocus.current) note.current?.focus()
    hadFocus.current = false
  }, [over])

  if (status !== 'ready' || shown === 0) return null
  return (
    <Flex ref={end} gap="4" wrap="wrap" align="center" justify="center">
      <Text ref={note} role="status" tabIndex={-1} textStyle="sm" color="fg.muted" outline="none">
        {more === 'failed' && texts.failed({ several })}
      </Text>
      {!over && (
        <Button
          variant="outline"
          loading={more === 'loading'}
          loadingText={texts.loadMore()}
          onClick={() => {
            hadFocus.current = true
            list.loadMore()
          }}
        >
          {more === 'failed' ? texts.tryAgain() : texts.loadMore()}
        </Button>
      )}
    </Flex>
  )
}
