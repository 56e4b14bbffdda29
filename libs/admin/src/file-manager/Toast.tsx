import { chakra, Portal } from '@chakra-ui/react'
import { useEffect, useState } from 'react'

export interface Toasts {
  text: string
  /** Shows a text for a few seconds. */
  show: (text: string) => void
}

/** Milliseconds that a toast stays: time to read a short sentence. */
const stay = 4000

/** A short text that comes and goes by itself. */
export function useToast(): Toasts {
  const [toast, setToast] = useState({ text: '' })
  useEffect(() => {
    if (toast.text === '') return
    const timer = setTimeout(() => setToast({ text: '' }), stay)
    return () => clearTimeout(timer)
  }, [toast])
  return { text: toast.text, show: (text) => setToast({ text }) }
}

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

/** Where toasts appear. It is always there, as screen readers only tell what changes within. */
export function Toast({ text }: { text: string }) {
  return (
    <Portal>
      <Place role="status" data-toast="">
        {text !== '' && <span>{text}</span>}
      </Place>
    </Portal>
  )
}
