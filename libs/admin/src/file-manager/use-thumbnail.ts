import { fileUrl } from '@sitewright/api-client'
import { useEffect, useState } from 'react'
import type { ListedFile } from './listed-file.ts'

/**
 * The address of an image's thumbnail. One that was replaced while it was shown is fetched past all caches, as it still
 * has its old address; until it is there, and where it cannot be had, there is none.
 */
export function useThumbnail({ id, version = 0 }: ListedFile): string | undefined {
  const address = fileUrl(id, { thumb: true })
  const [fresh, setFresh] = useState<{ version: number; url: string }>()

  useEffect(() => {
    if (version === 0) return undefined
    let url: string | undefined
    const controller = new AbortController()
    fetchFresh(address, controller.signal).then(
      (bytes) => {
        url = URL.createObjectURL(bytes)
        setFresh({ version, url })
      },
      (error: unknown) => {
        if (!controller.signal.aborted) console.error(error)
      },
    )
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [address, version])

  if (version === 0) return address
  return fresh?.version === version ? fresh.url : undefined
}

async function fetchFresh(address: string, signal: AbortSignal): Promise<Blob> {
  const reply = await fetch(address, { cache: 'reload', signal })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  const bytes = await reply.blob()
  signal.throwIfAborted()
  return bytes
}
