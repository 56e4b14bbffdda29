import type { Page } from '@sitewright/api-client'
import { useSite, type ScreenQuery } from '@sitewright/page-kit'
import { useEffect, useEffectEvent } from 'react'

/** Finds the page whose settings or history the address asks for: `?settings=` or `?history=` with its id. @param onFound gets undefined where it is gone. */
export function useSettingsAsked(address: ScreenQuery | undefined, onFound: (page: Page | undefined) => void): void {
  const { api } = useSite()
  const asked = Number(address?.['settings'] ?? address?.['history'] ?? 0)
  const tell = useEffectEvent(onFound)

  useEffect(() => {
    if (!(asked > 0)) return undefined
    let wanted = true
    api('GET private/page-get-list.json.php').then(
      (pages) => {
        if (wanted) tell(pages.find(({ id }) => id === asked))
      },
      (error: unknown) => console.error(error), // the list of pages says that it could not be loaded
    )
    return () => {
      wanted = false
    }
  }, [api, asked])
}
