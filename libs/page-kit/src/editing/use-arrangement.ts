import { useState, useSyncExternalStore } from 'react'
import { remember, remembered } from './remembered.ts'

/** How editor and preview share the screen. */
export type Arrangement = 'below' | 'beside'

/**
 * Windows that have room for both beside one another, and those that have room for one only: on a phone, held either
 * way, and at a high zoom. The style sheets have the same height.
 */
const windows = { wide: media('(min-width: 1280px)'), small: media('(max-width: 639px), (max-height: 500px)') }

/** For a browser. */
export const isLowWindow = () => window.matchMedia?.('(max-height: 500px)').matches

/** What a window has room for: one that is wide, if not high, has it for both side by side. */
export function useWindowSize(): { wide: boolean; low: boolean; small: boolean } {
  const wide = useSyncExternalStore(windows.wide.subscribe, windows.wide.matches, never)
  const low = useSyncExternalStore(windows.small.subscribe, windows.small.matches, never)
  return { wide, low, small: low && !wide }
}

const storageKey = 'sitewright.split-screen.beside'

/**
 * Whether side by side is offered in a window of this size, and what was chosen the last time in this browser. Where nothing
 * was, a low window has them side by side.
 */
export function useArrangement(): {
  offered: boolean
  /** There is room for the editor or the preview only. */
  small: boolean
  arrangement: Arrangement
  choose: (arrangement: Arrangement) => void
} {
  const { wide: offered, low, small } = useWindowSize()
  const [chosen, setChosen] = useState(() => remembered(storageKey))
  return {
    offered,
    small,
    arrangement: offered && (chosen ?? low) ? 'beside' : 'below',
    choose(arrangement) {
      setChosen(arrangement === 'beside')
      remember(storageKey, arrangement === 'beside')
    },
  }
}

/** Whether the window is as a query says, also once that changes. */
function media(query: string) {
  return {
    subscribe: (onChange: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    matches: () => window.matchMedia?.(query).matches ?? false,
  }
}

const never = () => false
