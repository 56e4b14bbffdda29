import { useState } from 'react'
import { remember, remembered } from './remembered.ts'
import { useWindowSize } from './use-arrangement.ts'

const storageKeys = { room: 'sitewright.split-screen', small: 'sitewright.split-screen.small' }

/**
 * Whether editor and preview share the screen: on at first, then as it was left the last time in this browser. In a small
 * window, where either would be a slit, it is off at first.
 */
export function useSplitScreen(): { split: boolean; toggleSplit: () => void } {
  const { small: isSmall } = useWindowSize()
  const size = isSmall ? 'small' : 'room'
  const [chosen, setChosen] = useState(() => ({
    room: remembered(storageKeys.room),
    small: remembered(storageKeys.small),
  }))
  const split = chosen[size] ?? !isSmall
  return {
    split,
    toggleSplit: () => {
      remember(storageKeys[size], !split)
      setChosen({ ...chosen, [size]: !split })
    },
  }
}
