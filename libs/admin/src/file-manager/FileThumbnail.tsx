import { Tooltip } from '@sitewright/ui'
import { File, FileAudio, FileText, FileVideo, Image } from 'lucide-react'
import { memo, useState, useEffect } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { ListedFile } from './listed-file.ts'
import { tooltipDelay } from './tooltip-delay.ts'
import { fileUrl } from '@sitewright/api-client'
import { texts } from './messages.ts'

export interface FileThumbnailProps {
  file: ListedFile
  onPreview: (file: ListedFile) => void
}

/** A small picture of an image, which opens its preview; an icon for any other file. */
export const FileThumbnail = memo(function FileThumbnail({ file, onPreview }: FileThumbnailProps) {
  if (!file.IsImage) {
    return <span data-thumbnail="">{iconOf(file)}</span>
  }
  const name = shownTitle(file.name)
  return (
    <Tooltip label={file.caption || name} openDelay={tooltipDelay.name}>
      <button
        type="button"
        data-thumbnail=""
        aria-label={texts.preview({ name })}
        // The name beside it does the same: one stop for the keyboard is enough.
        tabIndex={-1}
        onClick={() => onPreview(file)}
      >
        <Picture file={file} />
      </button>
    </Tooltip>
  )
})

function Picture({ file }: { file: ListedFile }) {
  const source = useThumbnail(file)
  const [broken, setBroken] = useState<string>()
  if (!source || source === broken) return <Image aria-hidden />
  return <img src={source} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setBroken(source)} />
}

function iconOf({ type }: ListedFile) {
  if (type.startsWith('audio/')) return <FileAudio aria-hidden />
  if (type.startsWith('video/')) return <FileVideo aria-hidden />
  return type.startsWith('text/') || type === 'application/pdf' ? <FileText aria-hidden /> : <File aria-hidden />
}

/**
 * The address of an image's thumbnail. One that was replaced while it was shown is fetched past all caches, as it still
 * has its old address; until it is there, and where it cannot be had, there is none.
 */
function useThumbnail({ id, version = 0 }: ListedFile): string | undefined {
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
