import { useState } from 'react'

const storageKey = 'sitewright.split-screen'

/** Whether editor and preview share the screen: on at first, then as it was left the last time in this browser. */
export function useSplitScreen(): { split: boolean; toggleSplit: () => void } {
  const [split, setSplit] = useState(readSplit)
  return {
    split,
    toggleSplit: () => {
      storeSplit(!split)
      setSplit(!split)
    },
  }
}

function readSplit(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true // no storage on the server, or a visitor who forbids it
  }
}

function storeSplit(split: boolean): void {
  try {
    localStorage.setItem(storageKey, split ? 'on' : 'off')
  } catch {
    // a full or forbidden store forgets the choice, nothing more
  }
}
