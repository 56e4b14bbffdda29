import { Tooltip } from '@sitewright/ui'
import { File, FileAudio, FileText, FileVideo, Image } from 'lucide-react'
import { memo, useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { ListedFile } from './listed-file.ts'
import { tooltipDelay } from './tooltip-delay.ts'
import { useThumbnail } from './use-thumbnail.ts'

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
        aria-label={`Preview of ${name}`}
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
