import { Button } from '@chakra-ui/react'
import { fileUrl, type FileEntry } from '@sitewright/api-client'
import { droppedFiles, useImagePicker, usePictureSender } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { TextField } from '@sitewright/page-kit/cards'
import { useMessages } from '@sitewright/ui'
import { FolderInput, ImagePlus, Upload } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import { maxHoverTextLength, maxPictures } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { ChoiceField } from '../shared/ChoiceField.tsx'
import { EntryList } from '../shared/EntryList.tsx'
import { FolderField } from '../shared/FolderField.tsx'
import { folderOrders } from '../shared/folder-orders.ts'
import { CropButton } from '../shared/CropButton.tsx'
import { focusOf, pointInSight, withFocus } from '../shared/picture-cut.ts'
import { useCropDialog } from '../shared/use-crop-dialog.tsx'
import { useFolderPicker } from '../shared/use-folder-picker.tsx'
import { useLatest } from '../shared/use-latest.ts'
import type { GalleryConfig, GalleryPicture } from './model.ts'
import { PicturesOnTheirWay } from './PicturesOnTheirWay.tsx'
import { placeIn, type PlaceOfPicture, useSentPictures } from './use-sent-pictures.ts'

/** The pictures of a gallery: chosen ones in an order of one's own, or those of a folder. */
export function GallerySettings(props: SectionSettingsProps<GalleryConfig>) {
  return props.config.Folder === undefined ? <ChosenPictures {...props} /> : <FolderPictures {...props} />
}

function FolderPictures({ config, onChange }: SectionSettingsProps<GalleryConfig>) {
  return (
    <>
      <FolderField folder={config.Folder} onChange={(Folder) => onChange({ ...config, Folder })}>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            const { Folder: _, ...others } = config
            onChange(others)
          }}
        >
          Choose pictures instead
        </Button>
      </FolderField>
      <p>Pictures that are put into the folder later are shown too. Their captions describe them.</p>
      <div data-short="">
        <ChoiceField
          label="Order"
          value={config.Order}
          choices={folderOrders}
          onChange={(Order) => onChange({ ...config, Order })}
        />
      </div>
    </>
  )
}

function ChosenPictures({ config, onChange }: SectionSettingsProps<GalleryConfig>) {
  const { api } = useSite()
  const messages = useMessages()
  const { pick, dialog } = useImagePicker(api)
  const { pickFolder, folderDialog } = useFolderPicker(api)
  const { crop, cropDialog } = useCropDialog()
  const { latest, change } = useLatest(config, onChange)
  const { sendFile, question } = usePictureSender(api)
  const sent = useSentPictures(sendFile, addSent)
  const fileInput = useRef<HTMLInputElement>(null)
  const full = config.Pictures.length + sent.pictures.length >= maxPictures

  function add(images: readonly FileEntry[]) {
    const known = new Set(latest().Pictures.map(({ Id }) => Id))
    const fresh = images.filter(({ id }) => !known.has(id)).map(pictureOf)
    change({ Pictures: [...latest().Pictures, ...fresh].slice(0, maxPictures) })
  }

  function addSent(picture: GalleryPicture, place: PlaceOfPicture) {
    const { Pictures } = latest()
    change({ Pictures: Pictures.toSpliced(placeIn(Pictures, place), 0, picture).slice(0, maxPictures) })
  }

  function send(files: readonly File[]) {
    const images = files.filter(({ type }) => type.startsWith('image/'))
    const room = Math.max(0, maxPictures - latest().Pictures.length - sent.pictures.length)
    sent.start(images.slice(0, room))
    if (images.length < files.length) void messages.alert('Only pictures can be put into a gallery.')
    else if (images.length > room)
      void messages.alert(
        `Only ${room} of the ${images.length} pictures are added: there can be ${maxPictures} at most.`,
      )
  }

  const dropPlace = {
    onDragOver(event: DragEvent) {
      // one that is put elsewhere in the list is no file
      if (!event.defaultPrevented && event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      send(droppedFiles(event.dataTransfer))
    },
  }

  async function addPicture() {
    const image = await pick()
    if (image) add([image])
  }

  async function addFolder(folder: number) {
    try {
      add(await api('GET protected/file-get-list.json.php', { f: folder, i: 1 }))
    } catch (error) {
      console.error(error)
      void messages.alert('The pictures of this folder cannot be shown, please try again later')
    }
  }

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
    <div data-gallery="" {...dropPlace}>
      <EntryList
        legend="Pictures"
        one="picture"
        entries={config.Pictures}
        most={maxPictures}
        fewest={0}
        onChange={(Pictures) => change({ Pictures })}
        adding={
          <>
            <Button size="sm" variant="outline" disabled={full} onClick={() => void addPicture()}>
              <ImagePlus aria-hidden />
              Add picture
            </Button>
            <Button size="sm" variant="outline" disabled={full} onClick={() => fileInput.current?.click()}>
              <Upload aria-hidden />
              Upload pictures
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={full}
              onClick={() => pickFolder(({ id }) => void addFolder(id))}
            >
              <FolderInput aria-hidden />
              Add all pictures of a folder
            </Button>
            <Button size="sm" variant="ghost" onClick={() => pickFolder(({ id }) => change({ Folder: id }))}>
              Show a folder instead
            </Button>
          </>
        }
      >
        {(picture, changePicture, at) => (
          <div data-gallery-picture="">
            <img src={fileUrl(picture.Id, { thumb: true })} alt="" loading="lazy" style={pointInSight(picture)} />
            <TextField
              label="What the picture shows"
              value={picture.Alt}
              longest={maxHoverTextLength}
              dir="auto"
              onChange={(text) => changePicture({ Alt: text })}
            />
            <CropButton onClick={() => cropPicture(picture, at)} />
          </div>
        )}
      </EntryList>
      <input
        ref={fileInput}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Pictures to upload"
        onChange={({ target }) => {
          send([...(target.files ?? [])])
          // the same ones can be chosen again
          target.value = ''
        }}
      />
      <PicturesOnTheirWay {...sent} />
      <p>Pictures can be dropped here too, several at once.</p>
      {dialog}
      {folderDialog}
      {cropDialog}
      {question}
    </div>
  )
}

function pictureOf({ id, caption, width, height }: FileEntry): GalleryPicture {
  return { Id: id, ...(width && height && { Width: width, Height: height }), Alt: caption }
}
