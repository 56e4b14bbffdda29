import type { ChoicePage } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useMemo, useState } from 'react'
import { namedPages, type KnownPages, type PageOptions } from './page-options.ts'

export interface UsedPageOptions extends PageOptions {
  /** Is told a page that was found. */
  learn: (page: ChoicePage) => void
}

const nothing: KnownPages = new Map()

/**
 * What was loaded, and pages that came to be named since: they were found, or what was kept of earlier edits names them. An
 * id that is not known is looked up.
 *
 * @param loaded undefined until it is there.
 * @param ids those that are named now.
 */
export function usePageOptions(loaded: PageOptions | undefined, ids: readonly number[]): UsedPageOptions {
  const { api } = useSite()
  const [added, setAdded] = useState(nothing)
  const whole = loaded?.whole ?? true
  const known = useMemo(() => new Map([...(loaded?.known ?? nothing), ...added]), [loaded, added])
  const unknown = whole ? '' : [...new Set(ids)].filter((id) => id > 0 && !known.has(id)).join(',')

  useEffect(() => {
    if (unknown === '') return undefined
    let current = true
    namedPages(api, unknown.split(',').map(Number)).then(
      (named) => current && setAdded((before) => new Map([...before, ...named])),
      console.error,
    )
    return () => {
      current = false
    }
  }, [api, unknown])

  return { known, whole, learn: (page) => setAdded((before) => new Map([...before, [page.id, page]])) }
}
