import type { ScreenQuery } from '@sitewright/page-kit'
import { useId, useState } from 'react'
import { useRememberedView } from '../shared/use-remembered-view.ts'
import { filterCount, keptPages, pagesOf, rememberedOfPages, type PageView } from './page-view.ts'

/** How pages are shown: as the address asks for, or else as the person left them. */
export function usePageView(address: ScreenQuery | undefined) {
  const { view, change, show } = useRememberedView<PageView>({
    screen: 'pages',
    address,
    viewOf: pagesOf,
    keys: rememberedOfPages,
    read: keptPages,
  })
  const [asked, setAsked] = useState(address)
  if (asked !== address) {
    setAsked(address)
    show(address)
  }
  return { view, change }
}

export interface PageFilters {
  /** Of what shows them. */
  id: string
  /** How many are set. */
  count: number
  /** A filter that is remembered is in sight at once; it does not hide what clears it. */
  areShown: boolean
  toggle: () => void
  filter: (part: Pick<Partial<PageView>, 'types' | 'state'>) => void
}

/** The filters of the list, and whether they are in sight. */
export function usePageFilters({ view, change }: ReturnType<typeof usePageView>): PageFilters {
  const id = useId()
  const [opened, setOpened] = useState<boolean>()
  const count = filterCount(view)
  const areShown = opened ?? count > 0
  return {
    id,
    count,
    areShown,
    toggle: () => setOpened(!areShown),
    filter(part) {
      setOpened(areShown)
      change(part)
    },
  }
}
