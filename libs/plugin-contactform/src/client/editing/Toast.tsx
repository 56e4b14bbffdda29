import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'

export interface ToastProps {
  /** What has happened; '' for nothing. */
  text: string
  /** It has been there long enough. */
  onEnd: () => void
}

/** Milliseconds. */
const shownFor = 6000

const Place = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '4',
    bottom: '4',
    zIndex: 'toast',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    '& > span:not(:empty)': {
      maxWidth: 'full',
      paddingInline: '4',
      paddingBlock: '2',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border.success',
      background: 'bg.success',
      color: 'fg',
      boxShadow: 'md',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
    },
  },
})

/** A short word on what went well, also for screen readers. It goes by itself. */
export function Toast({ text, onEnd }: ToastProps) {
  useEffect(() => {
    if (text === '') return undefined
    const timer = setTimeout(onEnd, shownFor)
    return () => clearTimeout(timer)
  }, [text, onEnd])

  return (
    <Place>
      <span role="status">{text}</span>
    </Place>
  )
}
