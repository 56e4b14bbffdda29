import type { Sort } from '@sitewright/ui'
import type { ScreenQuery } from '@sitewright/page-kit'
import { useState } from 'react'
import { remember, remembered, usePerson, type Kept } from './remembered.ts'

export interface RememberedViewOptions<View> {
  /** Such as `pages`. */
  screen: string
  /** What the address of the screen asks for. */
  address: ScreenQuery | undefined
  /** The view without anything remembered. */
  viewOf: (address: ScreenQuery | undefined) => View
  /** What of the view is remembered. */
  keys: readonly (keyof View & string)[]
  /** What is left of what was stored once it is known to be good. */
  read: (kept: Kept) => Partial<View>
}

export interface RememberedView<View> {
  view: View
  /** Changes some of it, for the next time too. */
  change: (part: Partial<View>) => void
  /** Shows what an address asks for, or else what is remembered. */
  show: (address: ScreenQuery | undefined) => void
}

/**
 * The view of a list as the person left it in this browser. An address that asks for something counts instead, and nothing
 * of what is remembered is lost by it.
 */
export function useRememberedView<View extends object>(options: RememberedViewOptions<View>): RememberedView<View> {
  const { screen, address, viewOf, keys, read } = options
  const person = usePerson()
  const of = (asked: ScreenQuery | undefined): View => {
    const view = viewOf(asked)
    return Object.keys(asked ?? {}).length > 0 ? view : { ...view, ...read(remembered(person, screen)) }
  }
  const [shown, setShown] = useState(() => ({ person, isTouched: false, view: of(address) }))
  // somebody else than was last here, before they did anything
  if (shown.person !== person) setShown({ ...shown, person, ...(!shown.isTouched && { view: of(address) }) })

  return {
    view: shown.view,
    change(part) {
      setShown((now) => ({ ...now, isTouched: true, view: { ...now.view, ...part } }))
      const kept = Object.entries(part).filter(([key]) => keys.some((one) => one === key))
      if (kept.length > 0) remember(person, screen, Object.fromEntries(kept))
    },
    show: (asked) => setShown((now) => ({ ...now, isTouched: false, view: of(asked) })),
  }
}

/** The order that was stored, if it is one of these columns. */
export function keptSort(kept: Kept, columns: readonly string[]): Sort | undefined {
  const { key, direction } = (kept['sort'] ?? {}) as Partial<Record<string, unknown>>
  const column = columns.find((one) => one === key)
  if (column === undefined || (direction !== 'ascending' && direction !== 'descending')) return undefined
  return { key: column, direction }
}
