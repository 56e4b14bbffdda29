import { Alert, Button, CloseButton } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { texts } from './messages.ts'

export interface NoticeText {
  status: 'success' | 'warning' | 'error'
  text: string
  /** Where it leads on; where that is what comes next, it takes the focus. */
  link?: { label: string; href: string; takesFocus?: true }
  /** What can be done about it; the notice goes when it is. */
  action?: { label: string; onPress: () => void }
}

/** What came of the last thing done, where no message says so. */
export function Notice({ notice, onClose }: { notice: NoticeText; onClose: () => void }) {
  const { status, text, link, action } = notice
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (notice.link?.takesFocus) next.current?.focus()
  }, [notice])
  return (
    <Alert.Root
      status={status}
      role={status === 'error' ? 'alert' : 'status'}
      alignItems="center"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
    >
      <Alert.Indicator />
      <Alert.Title flex={{ base: link || action ? '1 0 75%' : '1', sm: '1' }} overflowWrap="anywhere">
        {text}
      </Alert.Title>
      {link && (
        <Button asChild type={undefined} size="sm" variant="outline" marginInlineEnd={{ base: 'auto', sm: '0' }}>
          <a ref={next} href={link.href}>
            {link.label}
          </a>
        </Button>
      )}
      {action && (
        <Button
          size="sm"
          variant="outline"
          marginInlineEnd={{ base: 'auto', sm: '0' }}
          onClick={() => {
            onClose()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton size="sm" aria-label={texts.close()} onClick={onClose} />
    </Alert.Root>
  )
}
