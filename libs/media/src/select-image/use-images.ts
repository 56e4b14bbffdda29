import type { Api, FileEntry } from '@sitewright/api-client'
import { useEffect, useState } from 'react'

export interface Images {
  loading: boolean
  images: readonly FileEntry[]
  /** Loads anew; what is there stays in sight meanwhile. */
  reload: () => void
}

interface Loaded {
  folder: number | undefined
  images: readonly FileEntry[]
}

const none: readonly FileEntry[] = []

/** The images of a folder, or all that this person may see. A failure is only logged (ERR-005). */
export function useImages(api: Api, folder: number | undefined): Images {
  const [loaded, setLoaded] = useState<Loaded>()
  const [request, setRequest] = useState({ api, folder })
  if (request.api !== api || request.folder !== folder) setRequest({ api, folder })

  useEffect(() => {
    let current = true
    const { folder: f } = request
    request.api('GET protected/file-get-list.json.php', { i: 1, ...(f !== undefined && { f }) }).then(
      (images) => {
        if (current) setLoaded({ folder: f, images })
      },
      (error: unknown) => {
        console.error(error)
        // What is in sight already stays there.
        if (current) setLoaded((before) => (before && before.folder === f ? before : { folder: f, images: none }))
      },
    )
    return () => {
      current = false
    }
  }, [request])

  const own = loaded && loaded.folder === folder ? loaded : undefined
  return { loading: !own, images: own?.images ?? none, reload: () => setRequest({ api, folder }) }
}
