import { useEffect, useState } from 'react'
import type { LinkTargets, PageHeadingChoice } from './link-choice.ts'
import { pathOf } from './page-address.ts'

const none: readonly PageHeadingChoice[] = []

/** The headings of the page at an address, none for an address of anything else; undefined until they are known. */
export function usePageHeadings(
  address: string,
  { targets, searching }: { targets: LinkTargets | undefined; searching: boolean },
): readonly PageHeadingChoice[] | undefined {
  const path = pathOf(address)
  const [known, setKnown] = useState<{ path: string; headings: readonly PageHeadingChoice[] }>()
  const isKnown = known?.path === path

  useEffect(() => {
    if (!targets || searching || isKnown || !path.startsWith('/')) return undefined
    let gone = false
    targets.headings(path).then(
      (headings = none) => !gone && setKnown({ path, headings }),
      // it can still be typed
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [path, targets, searching, isKnown])

  return isKnown ? known.headings : undefined
}
