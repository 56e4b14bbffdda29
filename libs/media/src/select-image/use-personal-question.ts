import type { Api, FileEntry, Folder } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import { useRef } from 'react'
import { findFolder } from '../folders/folder-tree.ts'
import { firstPictureFolder } from '../text-services/picture-folder.ts'
import { publicNote } from '../upload/public-note.ts'
import { texts } from './picker-messages.ts'

/** Of a picture in one's own Personal folder, which is a gap for everybody else wherever it is shown. */
export const onlyYou: () => string = texts.onlyYou

/**
 * Asks about a picture that was chosen out of a Personal folder, and moves it to Public where that is wanted and this
 * person may.
 *
 * @returns the picture as it is to be used; undefined where another is to be chosen. One question at a time.
 */
export function usePersonalQuestion(api: Api, loaded: readonly Folder[]) {
  const messages = useMessages()
  const asking = useRef(false)

  async function load(): Promise<readonly Folder[]> {
    try {
      return await api('GET protected/folder-get-list.json.php')
    } catch (error) {
      console.error(error)
      return []
    }
  }

  async function ask(image: FileEntry): Promise<FileEntry | undefined> {
    // images may be there before the folders are
    const folders = loaded.length > 0 ? loaded : await load()
    if (findFolder(folders, image.idFolder)?.Root !== 'personal') return image
    const about = image.name
    const refuse = texts.another()
    const target = firstPictureFolder(folders)
    if (!target?.MayManage) {
      const more = target ? `${texts.gap()} ${texts.uploadThere({ folder: target.Name })}` : texts.gap()
      const accept = texts.anyway()
      return (await messages.confirm(onlyYou(), { about, more, accept, refuse })) ? image : undefined
    }
    const more = [texts.gap(), texts.everybodySees({ folder: target.Name }), publicNote([image])]
      .filter(Boolean)
      .join(' ')
    const accept = texts.move({ folder: target.Name })
    if (!(await messages.confirm(onlyYou(), { about, more, accept, refuse }))) return undefined
    try {
      await api('GET private/file-move.json.php', { iid: image.id, fid: target.idFolder })
      return { ...image, idFolder: target.idFolder }
    } catch (error) {
      await messages.fail(texts.moveFailed(), error)
      return undefined
    }
  }

  return async (image: FileEntry): Promise<FileEntry | undefined> => {
    if (asking.current) return undefined
    asking.current = true
    try {
      return await ask(image)
    } finally {
      asking.current = false
    }
  }
}
