import { publicPermission } from '@sitewright/api-client'
import { useSession } from '@sitewright/session'
import { useEffect, useEffectEvent, useState } from 'react'

/** What staff can open on every page: the command palette, and the list of shortcuts. */
export type StaffTool = 'palette' | 'shortcuts'

export interface StaffToolsState {
  /** The one that is open. */
  tool: StaffTool | undefined
  open: (tool: StaffTool) => void
  close: () => void
}

/** What has to be finished or left first: a dialog, or something that is being dragged. */
const underWay = '[role=dialog][aria-modal=true], [role=alertdialog], dialog[open], [data-dragging]'

/** Where keys write, or mean something of their own. */
const writing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Opens the tools of staff by Ctrl+K or Cmd+K, and by `?`. Visitors have neither. */
export function useStaffTools(): StaffToolsState {
  const [tool, open] = useState<StaffTool>()
  const isStaff = useSession(({ permissions }) => permissions.some(isOfStaff))

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const wanted = toolFor(event)
    if (!wanted || document.querySelector(underWay)) return
    event.preventDefault()
    open(wanted)
  })
  useEffect(() => {
    if (!isStaff) return undefined
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isStaff])

  return { tool: isStaff ? tool : undefined, open, close: () => open(undefined) }
}

const isOfStaff = (permission: string) => permission !== publicPermission && permission !== 'core.account-owner'

/** The tool that a key opens. In a text that is being written Ctrl+K makes a link; the editor has handled it by then. */
function toolFor(event: KeyboardEvent): StaffTool | undefined {
  if (event.defaultPrevented || event.repeat) return undefined
  const place = event.target instanceof Element ? event.target : undefined
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === '?' && !ctrlKey && !metaKey && !altKey) return place?.closest(writing) ? undefined : 'shortcuts'
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return undefined
  return place?.closest('[contenteditable]:not([contenteditable=false])') ? undefined : 'palette'
}
