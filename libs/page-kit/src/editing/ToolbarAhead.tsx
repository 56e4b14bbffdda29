import { SquarePen } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { StatusLine } from '../publishing/StatusLine.tsx'
import type { AskedAhead } from './ahead.ts'
import { BarButton } from './BarButton.tsx'
import { EditingBar } from './EditingBar.tsx'
import { textOf } from '@sitewright/messages'
import { pageTexts, shortText, type EditingTexts } from './texts.ts'

export interface ToolbarAheadProps {
  asked: AskedAhead | undefined
  /** @default those for pages */
  texts?: Pick<EditingTexts, 'toolbar' | 'edit' | 'short'> | undefined
  /** The real one has further buttons, so that it has two rows on a phone. */
  ownButtons: boolean
  onAsk: (what: AskedAhead) => void
  /** Told when a press begins, and when it is over: half a press would be none. */
  onHold: (held: boolean) => void
  /** Told when the real one takes its place, with the name of the button that has the focus, '' for another part. */
  onGone: (state: { focused: string | undefined }) => void
}

/**
 * The toolbar before its code is there: in the server's HTML already, for those who may edit. What is pressed is done as
 * soon as it can be.
 */
export function ToolbarAhead({ asked, texts = pageTexts, ownButtons, onAsk, onHold, onGone }: ToolbarAheadProps) {
  const bar = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const element = bar.current
    return () => leave({ focused: element ? focusedWithin(element) : undefined })
  }, [])
  const hold = usePresses(bar, onHold)
  return (
    <EditingBar
      ref={bar}
      aria-label={textOf(texts.toolbar)}
      aria-busy={asked !== undefined}
      data-own={ownButtons || undefined}
      state={
        <StatusLine
          onPublish={() => onAsk('publish')}
          onSchedule={() => onAsk('schedule')}
          onMenu={() => onAsk('menu')}
        />
      }
      {...hold}
    >
      <BarButton
        label={textOf(texts.edit)}
        short={shortText(texts, 'edit')}
        icon={<SquarePen />}
        onClick={() => onAsk('edit')}
      />
    </EditingBar>
  )
}

function focusedWithin(bar: HTMLElement): string | undefined {
  const { activeElement } = document
  return activeElement && bar.contains(activeElement) ? (activeElement.getAttribute('aria-label') ?? '') : undefined
}

/** Follows a press of the pointer or of the space bar until its click has come, wherever it ends. */
function usePresses(bar: RefObject<HTMLElement | null>, onHold: (held: boolean) => void) {
  const [pressed, setPressed] = useState(false)
  const tell = useEffectEvent(onHold)
  useEffect(() => {
    if (!pressed) return undefined
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      // the click is of the same moment
      timer = setTimeout(() => setPressed(false))
    }
    for (const type of ends) window.addEventListener(type, end)
    return () => {
      clearTimeout(timer)
      for (const type of ends) window.removeEventListener(type, end)
      tell(false)
    }
  }, [pressed])
  const begin = () => {
    setPressed(true)
    // here and not in the effect: a replacement that is being rendered just now is given up for what an event asks
    onHold(true)
  }
  const beginIfActive = useEffectEvent(() => {
    // it began before anything here could be told of it
    if (bar.current?.matches(':active')) begin()
  })
  useLayoutEffect(() => beginIfActive(), [])
  return {
    onPointerDown: begin,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === ' ') begin()
    },
  }
}

const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const
