import type { PageSharing } from '@sitewright/api-client'
import { callQuery, useLoaded, type Loaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'

/** What is edited of it; 0 for no image. */
export interface SharingFields {
  description: string
  image: number
}

export interface EditedSharing {
  stored: Loaded<PageSharing>
  /** As typed; undefined until it is loaded. */
  fields: SharingFields | undefined
  changed: boolean
  change: (part: Partial<SharingFields>) => void
  /** Sends what was changed, if anything was. */
  save: () => Promise<void>
}

/** What search engines and shared links show of a page, while it is edited. Nothing is loaded before it is asked for. */
export function usePageSharing(id: number, open: boolean): EditedSharing {
  const { api } = useSite()
  const stored = useLoaded<PageSharing>(callQuery(api, 'GET private/page-get-sharing.json.php', { id }), {
    paused: !open,
  })
  const [edited, setEdited] = useState<Partial<SharingFields>>({})
  const { value } = stored
  const fields = value && { description: value.description, image: value.image, ...edited }
  const changed =
    value !== undefined &&
    fields !== undefined &&
    (oneLine(fields.description) !== value.description || fields.image !== value.image)
  return {
    stored,
    fields,
    changed,
    change: (part) => setEdited((now) => ({ ...now, ...part })),
    async save() {
      if (!fields || !changed) return
      const { description, image } = fields
      await api('POST private/page-set-sharing.json.php', { id, description: oneLine(description), image })
    },
  }
}

/** As it is sent. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
