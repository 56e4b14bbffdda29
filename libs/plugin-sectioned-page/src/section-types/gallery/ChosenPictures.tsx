import { Button } from '@chakra-ui/react'
import { fileUrl } from '@sitewright/api-client'
import { droppedFiles, useImagePicker } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { TextField } from '@sitewright/page-kit/cards'
import { FolderInput, ImagePlus, Upload } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import { maxHoverTextLength, maxPictures } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { CropButton } from '../shared/CropButton.tsx'
import { EntryList } from '../shared/EntryList.tsx'
import { focusOf, pointInSight, withFocus } from '../shared/picture-cut.ts'
import { useCropDialog } from '../shared/use-crop-dialog.tsx'
import { useFolderPicker } from '../shared/use-folder-picker.tsx'
import styles from './ChosenPictures.module.css'
import type { GalleryConfig, GalleryPicture } from './model.ts'
import { PicturesOnTheirWay } from './PicturesOnTheirWay.tsx'
import { useChosenPictures } from './use-chosen-pictures.ts'

/** The pictures of a gallery that are chosen one by one, in an order of one's own. */
export function ChosenPictures(props: SectionSettingsProps<GalleryConfig>) {
  const chosen = useChosenPictures(props)
  const { latest, change, sent } = chosen
  const { crop, cropDialog } = useCropDialog()

  function cropPicture(picture: GalleryPicture, at: number) {
    crop({
      src: fileUrl(picture.Id, { w: 960 }),
      // the grid's
      ratio: 1,
      cut: { focus: focusOf(picture) },
      onDone({ focus }) {
        const now = latest().Pictures[at]
        if (now) change({ Pictures: latest().Pictures.with(at, withFocus(now, focus)) })
      },
    })
  }

  return (
    <div className={styles.gallery} {...dropPlace(chosen.send)}>
      <EntryList
        legend={texts.pictures()}
        one="picture"
        entries={props.config.Pictures}
        most={maxPictures}
        fewest={0}
        onChange={(Pictures) => change({ Pictures })}
        adding={<AddPictures {...chosen} onShowFolder={(Folder) => change({ Folder })} />}
      >
        {(picture, changePicture, at) => (
          <div className={styles.picture}>
            <img src={fileUrl(picture.Id, { thumb: true })} alt="" loading="lazy" style={pointInSight(picture)} />
            <TextField
              label={texts.shows()}
              value={picture.Alt}
              longest={maxHoverTextLength}
              dir="auto"
              onChange={(text) => changePicture({ Alt: text })}
            />
            <CropButton onClick={() => cropPicture(picture, at)} />
          </div>
        )}
      </EntryList>
      <PicturesOnTheirWay {...sent} />
      <p>{texts.dropHint()}</p>
      {cropDialog}
      {chosen.question}
    </div>
  )
}

interface AddPicturesProps extends Pick<ReturnType<typeof useChosenPictures>, 'full' | 'add' | 'addFolder' | 'send'> {
  /** The gallery is to show this folder in place of chosen pictures. */
  onShowFolder: (folder: number) => void
}

/** The ways to add pictures. */
function AddPictures({ full, add, addFolder, send, onShowFolder }: AddPicturesProps) {
  const { api } = useSite()
  const { pick, dialog } = useImagePicker(api)
  const { pickFolder, folderDialog } = useFolderPicker(api)

  async function addPicture() {
    const image = await pick()
    if (image) add([image])
  }

  return (
    <>
      <Button size="sm" variant="outline" disabled={full} onClick={() => void addPicture()}>
        <ImagePlus aria-hidden />
        {texts.addPicture()}
      </Button>
      <UploadButton disabled={full} onFiles={send} />
      <Button size="sm" variant="outline" disabled={full} onClick={() => pickFolder(({ id }) => void addFolder(id))}>
        <FolderInput aria-hidden />
        {texts.addFolder()}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => pickFolder(({ id }) => onShowFolder(id))}>
        {texts.showFolder()}
      </Button>
      {dialog}
      {folderDialog}
    </>
  )
}

function UploadButton({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" variant="outline" disabled={disabled} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {texts.upload()}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={texts.toUpload()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // the same ones can be chosen again
          target.value = ''
        }}
      />
    </>
  )
}

/** Takes files that are dropped. A picture that is put elsewhere in the list is no file. */
function dropPlace(onFiles: (files: readonly File[]) => void) {
  const hasFiles = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer.types.includes('Files')
  return {
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      onFiles(droppedFiles(event.dataTransfer))
    },
  }
}
