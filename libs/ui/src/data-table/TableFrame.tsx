import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useScrollStop } from '../use-scroll-stop.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { tableStyles } from './table-styles.ts'

const Frame = chakra('div', { base: tableStyles })

interface TableFrameProps {
  caption: string
  busy: boolean
  children: ReactNode
}

/** The table's element and its look; too wide for the window it scrolls within itself, also by keyboard. */
export function TableFrame({ caption, busy, children }: TableFrameProps) {
  const [frame, stop] = useScrollStop()
  const captionId = useId()
  const region = stop ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {}
  return (
    <Frame ref={frame} {...region}>
      <table aria-busy={busy || undefined}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </Frame>
  )
}
