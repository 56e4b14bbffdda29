import { chakra, Portal } from '@chakra-ui/react'
import { useEffect, useState, type ReactElement } from 'react'

/** Milliseconds that a toast stays: time to read a short sentence. */
const duration = 6000

const Place = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '4',
    bottom: '6',
    zIndex: 'toast',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    '& > span': {
      background: 'bg.inverted',
      color: 'fg.inverted',
      borderRadius: 'md',
      boxShadow: 'md',
      paddingInline: '4',
      paddingBlock: '2',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
    },
  },
})

/** The place for toasts and the function that shows one, as `useToast` returns them. */
export interface Toasts {
  /** The place where the text appears. Render it at all times: screen readers only announce what changes within it. */
  toast: ReactElement
  /** Shows a text, in place of the one before it. */
  showToast: (text: string) => void
}

/**
 * A short text that appears and disappears by itself, and that screen readers announce once. Chakra's toaster would cost 14 kB
 * (gzip), a landmark, a shortcut (Alt+T) and a stop of the Tab key for each text, and it nests two live regions.
 */
export function useToast(): Toasts {
  const [shown, setShown] = useState({ text: '' })
  useEffect(() => {
    if (shown.text === '') return undefined
    const timer = setTimeout(() => setShown({ text: '' }), duration)
    return () => clearTimeout(timer)
  }, [shown])
  return {
    toast: (
      <Portal>
        <Place role="status">{shown.text !== '' && <span>{shown.text}</span>}</Place>
      </Portal>
    ),
    showToast: (text) => setShown({ text }),
  }
}
