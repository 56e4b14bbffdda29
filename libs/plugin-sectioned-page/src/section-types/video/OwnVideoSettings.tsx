import { Button } from '@chakra-ui/react'
import { type FileEntry, fileUrl } from '@sitewright/api-client'
import { Fetched, useFetched, useSite } from '@sitewright/page-kit'
import { TextField } from '@sitewright/page-kit/cards'
import { Captions, Film } from 'lucide-react'
import { useState } from 'react'
import { maxLineLength } from '../../model/limits.ts'
import { texts } from '../settings-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { PictureField } from '../shared/PictureField.tsx'
import { useLatest } from '../shared/use-latest.ts'
import type { VideoConfig } from './model.ts'

const fetchDialog = () => import('./SelectFileDialog.tsx')

/** A video file of the site in place of one at YouTube, with its poster and captions. */
export function OwnVideoSettings({ config, onChange }: SectionSettingsProps<VideoConfig>) {
  const { change, latest } = useLatest(config, onChange)
  const { FileId, PosterId, CaptionsId, Title = '' } = config

  function removeFile() {
    const { FileId: _, PosterId: _poster, CaptionsId: _captions, Title: _title, ...others } = latest()
    onChange(others)
  }

  function removeCaptions() {
    const { CaptionsId: _, ...others } = latest()
    onChange(others)
  }

  return (
    <>
      <div className={layout.choice}>
        <ChosenFile
          what="video"
          file={FileId}
          onChoose={({ id, caption }) => change({ FileId: id, Title: latest().Title || caption || undefined })}
          onRemove={removeFile}
        />
      </div>
      {FileId !== undefined && (
        <>
          <TextField
            label={texts.title()}
            value={Title}
            longest={maxLineLength}
            dir="auto"
            hint={texts.videoTitleHint()}
            onChange={(text) => change({ Title: text })}
          />
          <PictureField
            label={texts.poster()}
            help={texts.posterHelp()}
            source={PosterId === undefined ? undefined : fileUrl(PosterId, { thumb: true })}
            choose={texts.choosePoster()}
            onChoose={({ id }) => change({ PosterId: id })}
          />
          <div role="group" aria-label={texts.captions()} className={layout.choice}>
            <ChosenFile
              what="captions"
              file={CaptionsId}
              onChoose={({ id }) => change({ CaptionsId: id })}
              onRemove={removeCaptions}
            />
            <p>{texts.captionsHelp()}</p>
          </div>
        </>
      )}
    </>
  )
}

const words = {
  video: {
    icon: Film,
    chosen: texts.videoChosen,
    choose: texts.videoChoose,
    chooseOther: texts.videoChooseOther,
    remove: texts.videoRemove,
  },
  captions: {
    icon: Captions,
    chosen: texts.captionsChosen,
    choose: texts.captionsChoose,
    chooseOther: texts.captionsChooseOther,
    remove: texts.captionsRemove,
  },
} as const

interface ChosenFileProps {
  what: keyof typeof words
  /** The file that is chosen; undefined for none. */
  file: number | undefined
  onChoose: (file: FileEntry) => void
  onRemove: () => void
}

/** Says which file is chosen, and chooses another one or none. */
function ChosenFile({ what, file, onChoose, onRemove }: ChosenFileProps) {
  const { api } = useSite()
  const [choosing, setChoosing] = useState(false)
  const Dialog = useFetched(fetchDialog, choosing)
  const { icon: Icon, chosen, choose, chooseOther, remove } = words[what]

  function take(found: FileEntry | undefined) {
    setChoosing(false)
    if (found) onChoose(found)
  }

  return (
    <>
      {file !== undefined && (
        <a href={fileUrl(file)} target="_blank" rel="noopener">
          {chosen()}
        </a>
      )}
      <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
        <Icon aria-hidden />
        {file === undefined ? choose() : chooseOther()}
      </Button>
      {file !== undefined && (
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {remove()}
        </Button>
      )}
      {choosing && Dialog && <Fetched component={Dialog} api={api} what={what} onClose={take} />}
    </>
  )
}
