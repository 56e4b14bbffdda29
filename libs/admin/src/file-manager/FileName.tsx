import { Tooltip } from '@sitewright/ui'
import { memo } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import type { ListedFile } from './listed-file.ts'
import { tooltipDelay } from './tooltip-delay.ts'

export interface FileNameProps {
  file: ListedFile
  onPreview: (file: ListedFile) => void
}

/** A file's name, which opens the preview of an image and nothing else (FILE-013). */
export const FileName = memo(function FileName({ file, onPreview }: FileNameProps) {
  const name = shownTitle(file.name)
  return (
    <Tooltip label={name} openDelay={tooltipDelay.name}>
      {file.IsImage ? (
        <button type="button" data-name="" onClick={() => onPreview(file)}>
          <bdi>{name}</bdi>
        </button>
      ) : (
        <span data-name="">
          <bdi>{name}</bdi>
        </span>
      )}
    </Tooltip>
  )
})
