import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useState } from 'react'
import type { SectionedPageCalls } from '../../contract.ts'

/** True once the site's own server has said that places can be searched for. */
export function usePlacesAvailable(): boolean {
  const { api } = useSite()
  const [available, setAvailable] = useState(false)

  useEffect(() => {
    let gone = false
    withCalls<SectionedPageCalls>(api)('GET protected/plugin/sectioned-page/find-places.json.php', {}).then(
      (reply) => {
        if (!gone) setAvailable(reply.available)
      },
      // the map can be moved by hand all the same
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [api])
  return available
}
