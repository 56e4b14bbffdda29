import { useState } from 'react'

const key = 'sitewright.side-bar'

/** Below this many pixels the side bar begins with its icons only. */
const narrow = 1024

/** Whether the side bar shows its icons only: as this browser was told last, otherwise as the window has room. */
export function useCollapsed(): [collapsed: boolean, set: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => remembered() ?? window.innerWidth < narrow)
  return [
    collapsed,
    (next) => {
      setCollapsed(next)
      remember(next)
    },
  ]
}

function remembered(): boolean | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : stored === 'icons'
  } catch {
    return undefined // a browser that stores nothing
  }
}

function remember(collapsed: boolean): void {
  try {
    localStorage.setItem(key, collapsed ? 'icons' : 'names')
  } catch {
    // it holds for this visit then
  }
}
