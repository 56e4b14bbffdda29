import { pagePictureUrl } from '@sitewright/api-client/contract'
import type { SharedPicture } from '@sitewright/page-kit/server'
import type { LetterColors } from '@sitewright/theme'
import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { createByteCache } from '../files/byte-cache.ts'
import { findFile } from '../files/file-rights.ts'
import type { FileStore } from '../files/file-store.ts'
import { rasterTypes } from '../files/file-type.ts'
import type { ImageWork } from '../files/image-work.ts'
import { shareInFlight } from '../http/share-in-flight.ts'
import { drawSharePicture, logoBox, pictureSize, type PictureText } from './draw-share-picture.ts'
import { canBeDrawn, loadLetters } from './letters.ts'
import type { PictureFacts } from './picture-facts.ts'

/** A picture that is drawn for a page where none was chosen. */
export interface SharePicture {
  shared: SharedPicture
  /** It changes with whatever the picture shows. */
  version: string
  /** The bytes of a PNG. */
  draw: () => Promise<Uint8Array>
}

export interface SharePictures {
  /** Undefined for a title in letters that cannot be drawn. */
  of: (facts: PictureFacts) => Promise<SharePicture | undefined>
}

export interface SharePicturesOptions {
  database: Database
  files: FileStore
  images: ImageWork
  /** The colours of the site's look. */
  letterColors: () => Promise<LetterColors>
}

interface Drawing {
  text: PictureText
  colors: LetterColors
  logo: PictureFacts['logo']
}

/** To be raised when the same words come to be drawn differently. */
const look = 1

/** Bytes of pictures that are kept in memory: a few hundred. */
const mostKept = 8 * 1024 * 1024

/** Draws the pictures that other sites show of shared pages. */
export function createSharePictures({ database, files, images, letterColors }: SharePicturesOptions): SharePictures {
  const share = shareInFlight()
  const kept = createByteCache({ most: mostKept })

  async function draw({ text, colors, logo }: Drawing): Promise<Uint8Array> {
    const svg = drawSharePicture(text, { colors, letters: await loadLetters() })
    const file = logo && (await findFile(database.read, logo.id))?.file
    if (!file || !rasterTypes.has(file.type)) return images.drawing(svg)
    const withLogo = (path: string) => images.drawing(svg, { file: path, ...logoBox })
    return (await files.withLocalFile(file.storage_key, withLogo)) ?? images.drawing(svg)
  }

  return {
    async of({ id, title, isStart, siteTitle, siteDescription, logo }) {
      const text = isStart ? { title: siteTitle, small: siteDescription } : { title, small: siteTitle }
      if (!canBeDrawn(text.title)) return undefined
      const colors = await letterColors()
      const version = createHash('sha256')
        .update(JSON.stringify([look, text, logo, colors]))
        .digest('hex')
        .slice(0, 12)
      return {
        shared: { address: pagePictureUrl(id, version), size: pictureSize, alt: text.title },
        version,
        draw: () =>
          share(version, async () => {
            const bytes = kept.get(version) ?? (await draw({ text, colors, logo }))
            kept.put(version, bytes)
            return bytes
          }),
      }
    },
  }
}
