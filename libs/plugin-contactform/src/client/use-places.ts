import { useSite } from '@sitewright/page-kit'
import { useEffect, useMemo, useState } from 'react'
import type { Layout } from '../model/layout.ts'
import { limitedOptions, withoutFullDefaults, withPlaces, type Place } from '../places.ts'
import { loadPlaces } from './load.ts'

export interface PlacesOptions {
  pageId: number
  loaded: Layout
  /** As the page came; absent where nothing is limited. */
  places: readonly Place[] | undefined
}

/** The form with what is left of its places: as the page came, then as it is when the browser has taken it over. */
export function usePlaces({ pageId, loaded, places }: PlacesOptions) {
  const { api } = useSite()
  const [left, setLeft] = useState(places)
  const limited = JSON.stringify(limitedOptions(loaded))
  useEffect(() => {
    if (limited === '[]') return
    let gone = false
    void loadPlaces(api, pageId).then((now) => {
      if (!gone && now.length > 0) setLeft(now)
    })
    return () => {
      gone = true
    }
  }, [api, pageId, limited])
  const opening = useMemo(() => withoutFullDefaults(withPlaces(loaded, places ?? [])), [loaded, places])
  const layout = useMemo(() => withPlaces(opening, left ?? []), [opening, left])
  return { layout, tellFull: setLeft }
}
