import type { FileEntry } from '@sitewright/api-client'
import { usePictureSender } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { maxPictures } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { useLatest } from '../shared/use-latest.ts'
import type { GalleryConfig, GalleryPicture } from './model.ts'
import { placeIn, type PlaceOfPicture, useSentPictures } from './use-sent-pictures.ts'

/** Adds pictures of the site, and those that are sent to it, to the chosen ones of a gallery. */
export function useChosenPictures({ config, onChange }: SectionSettingsProps<GalleryConfig>) {
  const { api } = useSite()
  const messages = useMessages()
  const { latest, change } = useLatest(config, onChange)
  const { sendFile, question } = usePictureSender(api)
  const sent = useSentPictures(sendFile, addSent)

  function addSent(picture: GalleryPicture, place: PlaceOfPicture) {
    const { Pictures } = latest()
    change({ Pictures: Pictures.toSpliced(placeIn(Pictures, place), 0, picture).slice(0, maxPictures) })
  }

  function add(images: readonly FileEntry[]) {
    const known = new Set(latest().Pictures.map(({ Id }) => Id))
    const fresh = images.filter(({ id }) => !known.has(id)).map(pictureOf)
    change({ Pictures: [...latest().Pictures, ...fresh].slice(0, maxPictures) })
  }

  /** All of its pictures that are not there already. */
  async function addFolder(folder: number) {
    try {
      add(await api('GET protected/file-get-list.json.php', { f: folder, i: 1 }))
    } catch (error) {
      console.error(error)
      void messages.alert(texts.folderFailed())
    }
  }

  function send(files: readonly File[]) {
    const images = files.filter(({ type }) => type.startsWith('image/'))
    const room = Math.max(0, maxPictures - latest().Pictures.length - sent.pictures.length)
    sent.start(images.slice(0, room))
    if (images.length < files.length) void messages.alert(texts.onlyPictures())
    else if (images.length > room)
      void messages.alert(texts.onlySome({ room, count: images.length, most: maxPictures }))
  }

  return {
    ...{ latest, change, add, addFolder, send },
    /** Those on their way. */
    sent,
    /** What is asked before a picture is sent. To be rendered at all times. */
    question,
    /** No more can be added. */
    full: config.Pictures.length + sent.pictures.length >= maxPictures,
  }
}

function pictureOf({ id, caption, width, height }: FileEntry): GalleryPicture {
  return { Id: id, ...(width && height && { Width: width, Height: height }), Alt: caption }
}
