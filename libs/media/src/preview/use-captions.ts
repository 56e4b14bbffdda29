import type { Api } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import type { PreviewImage } from './ImagePreview.tsx'

/** Ids in one call, as many as it takes. */
const atOnce = 500

/** The captions of the images around one of them, by id. Those that cannot be loaded are logged and stay away. */
export function useCaptions(api: Api, images: readonly PreviewImage[], index: number): ReadonlyMap<number, string> {
  const [captions, setCaptions] = useState<ReadonlyMap<number, string>>(new Map())
  const from = Math.floor(index / atOnce) * atOnce
  const wanted = images
    .slice(from, from + atOnce)
    .map(({ id }) => id)
    .join()

  useEffect(() => {
    if (wanted === '') return undefined
    let gone = false
    const ids = wanted.split(',').map(Number)
    api('POST protected/image-get-captions.json.php', { ids }).then(
      (texts) => {
        if (gone) return
        setCaptions((known) => new Map([...known, ...ids.map((id, at) => [id, texts[at] ?? ''] as const)]))
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [api, wanted])
  return captions
}
