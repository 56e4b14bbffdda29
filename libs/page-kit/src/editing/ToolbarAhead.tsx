import { IconButton } from '@sitewright/ui'
import { SquarePen } from 'lucide-react'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { StickyBar } from './StickyBar.tsx'
import type { EditingTexts } from './texts.ts'

/** What was done with the toolbar before the code of the real one was there. */
interface Ahead {
  /** Its button was pressed. */
  asked: boolean
  /** True once if it had the focus when the real one took its place. */
  takeFocus: () => boolean
}

const AheadContext = createContext<Ahead | undefined>(undefined)

export const AheadProvider = AheadContext.Provider

/** True where editing was asked for before its code was there. */
export function useAskedAhead(): boolean {
  return useContext(AheadContext)?.asked ?? false
}

/** Gives a toolbar the focus that the one before it had: the button of this name, or all of it where that is gone. */
export function useFocusFromAhead(place: RefObject<HTMLElement | null>, name: string): void {
  const ahead = useContext(AheadContext)
  const take = useEffectEvent(() => {
    if (!ahead?.takeFocus()) return
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])]
    const same = buttons.find((button) => button.getAttribute('aria-label') === name)
    ;(same ?? place.current)?.focus({ preventScroll: true })
  })
  useEffect(() => take(), [])
}

interface ToolbarAheadProps {
  asked: boolean
  texts: Pick<EditingTexts, 'toolbar' | 'edit'>
  onEdit: () => void
  /** Told when a press begins, and when it is over: half a press would be none. */
  onHold: (held: boolean) => void
  /** Told when the real one takes its place. */
  onGone: (state: { focused: boolean }) => void
}

/**
 * The toolbar before its code is there: in the server's HTML already, for those who may edit. What is pressed is done as
 * soon as it can be.
 */
export function ToolbarAhead({ asked, texts, onEdit, onHold, onGone }: ToolbarAheadProps) {
  const bar = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const element = bar.current
    return () => leave({ focused: element?.contains(document.activeElement) ?? false })
  }, [])
  const hold = usePresses(onHold)
  return (
    <StickyBar ref={bar} role="group" aria-label={texts.toolbar} aria-busy={asked} {...hold}>
      <span style={{ flex: 1 }} />
      <IconButton label={texts.edit} icon={<SquarePen />} onClick={onEdit} />
    </StickyBar>
  )
}

/** Follows a press of the pointer or of the space bar until its click has come, wherever it ends. */
function usePresses(onHold: (held: boolean) => void) {
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
  return {
    onPointerDown: begin,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === ' ') begin()
    },
  }
}

const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const
