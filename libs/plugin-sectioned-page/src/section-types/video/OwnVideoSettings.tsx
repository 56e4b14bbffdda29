import { Button } from '@chakra-ui/react'
import { type FileEntry, fileUrl } from '@sitewright/api-client'
import { useImagePicker } from '@sitewright/media'
import { Fetched, useFetched, useSite } from '@sitewright/page-kit'
import { TextField } from '@sitewright/page-kit/cards'
import { Captions, Film } from 'lucide-react'
import { useState } from 'react'
import { maxLineLength } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { PictureField } from '../shared/PictureField.tsx'
import { useLatest } from '../shared/use-latest.ts'
import type { VideoConfig } from './model.ts'

const fetchDialog = () => import('./SelectFileDialog.tsx')

/** A video file of the site in place of one at YouTube, with its poster and captions. */
export function OwnVideoSettings({ config, onChange }: SectionSettingsProps<VideoConfig>) {
  const { api } = useSite()
  const [choosing, setChoosing] = useState<'video' | 'captions'>()
  const Dialog = useFetched(fetchDialog, choosing !== undefined)
  const { pick, dialog } = useImagePicker(api)
  const { change, latest } = useLatest(config, onChange)

  async function choosePoster() {
    const image = await pick()
    if (image) change({ PosterId: image.id })
  }

  function removeFile() {
    const { FileId: _, PosterId: _poster, CaptionsId: _captions, Title: _title, ...others } = latest()
    onChange(others)
  }

  function removeCaptions() {
    const { CaptionsId: _, ...others } = latest()
    onChange(others)
  }

  function take(file: FileEntry | undefined) {
    setChoosing(undefined)
    if (!file) return
    if (choosing === 'captions') change({ CaptionsId: file.id })
    else change({ FileId: file.id, Title: latest().Title || file.caption || undefined })
  }

  return (
    <>
      <div data-folder="">
        {config.FileId !== undefined && (
          <a href={fileUrl(config.FileId)} target="_blank" rel="noopener">
            A video file of this site is shown instead
          </a>
        )}
        <Button size="sm" variant="outline" onClick={() => setChoosing('video')}>
          <Film aria-hidden />
          {config.FileId === undefined ? 'Use a video file instead' : 'Choose another video file'}
        </Button>
        {config.FileId !== undefined && (
          <Button size="sm" variant="ghost" onClick={removeFile}>
            Remove video file
          </Button>
        )}
      </div>
      {config.FileId !== undefined && (
        <>
          <TextField
            label="Title"
            value={config.Title ?? ''}
            longest={maxLineLength}
            dir="auto"
            hint="What the video shows, read out by screen readers."
            onChange={(Title) => change({ Title })}
          />
          <PictureField
            label="Poster"
            help="Seen before the video is played."
            source={config.PosterId === undefined ? undefined : fileUrl(config.PosterId, { thumb: true })}
          >
            <Button size="sm" variant="outline" onClick={() => void choosePoster()}>
              Choose poster
            </Button>
          </PictureField>
          <div role="group" aria-label="Captions" data-folder="">
            {config.CaptionsId !== undefined && (
              <a href={fileUrl(config.CaptionsId)} target="_blank" rel="noopener">
                It has captions
              </a>
            )}
            <Button size="sm" variant="outline" onClick={() => setChoosing('captions')}>
              <Captions aria-hidden />
              {config.CaptionsId === undefined ? 'Choose captions' : 'Choose other captions'}
            </Button>
            {config.CaptionsId !== undefined && (
              <Button size="sm" variant="ghost" onClick={removeCaptions}>
                Remove captions
              </Button>
            )}
            <p>What is said, for those who cannot hear it: a WebVTT file (.vtt), which many programs write.</p>
          </div>
        </>
      )}
      {dialog}
      {choosing && Dialog && <Fetched component={Dialog} api={api} what={choosing} onClose={take} />}
    </>
  )
}
