import { pagePictureUrl } from '@sitewright/api-client/contract'
import { RefusedError, type SharedPicture } from '@sitewright/page-kit/server'
import type { LetterColors } from '@sitewright/theme'
import type { FastifyBaseLogger } from 'fastify'
import { createHash } from 'node:crypto'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { createByteCache } from '../files/byte-cache.ts'
import { findFile } from '../files/file-rights.ts'
import type { FileStore } from '../files/file-store.ts'
import { rasterTypes } from '../files/file-type.ts'
import type { ImageWork } from '../files/image-work.ts'
import { createPublicVersions } from '../files/public-versions.ts'
import { shareInFlight } from '../http/share-in-flight.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import type { Settings } from '../settings/settings.ts'
import { drawSharePicture, logoBox, pictureSize, type PictureText } from './draw-share-picture.ts'
import { createFirstPicture, type FirstPicture } from './first-picture.ts'
import { canBeDrawn, loadLetters } from './letters.ts'
import { pictureFacts, type PictureFacts } from './picture-facts.ts'

/** A picture that represents a page where none was chosen. */
export interface SharePicture {
  shared: SharedPicture
  /** It changes with whatever the picture shows. */
  version: string
  /** The bytes of a JPEG of the page's first picture, or of a PNG that is drawn. @throws {RefusedError} 404, 503 */
  draw: () => Promise<Uint8Array>
}

export interface SharePictures {
  /** Undefined where there is no picture on the page, and its title is in letters that cannot be drawn. */
  of: (facts: PictureFacts) => Promise<SharePicture | undefined>
  /** The same of a page as it is published. */
  ofPage: (page: PageAsked, settings: Settings) => Promise<SharePicture | undefined>
}

export interface SharePicturesOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
  files: FileStore
  images: ImageWork
  /** The colours of the site's look. */
  letterColors: () => Promise<LetterColors>
  log: FastifyBaseLogger
}

export interface PageAsked {
  id: number
  kind: string
  title: string
}

interface Drawing {
  text: PictureText
  colors: LetterColors
  logo: PictureFacts['logo']
}

/** To be raised when the same words, or the same image, come to be drawn differently. */
const look = 1

/** Bytes of pictures that are kept in memory: some fifty photos, or a few hundred that are drawn. */
const maxCacheBytes = 8 * 1024 * 1024

/** Makes the pictures that other sites show of shared pages: of their first picture, else of their words. */
export function createSharePictures(options: SharePicturesOptions): SharePictures {
  const { database, files, images, letterColors, log } = options
  const firstPicture = createFirstPicture(options)
  const publicVersions = createPublicVersions(options)
  const share = shareInFlight()
  const kept = createByteCache({ maxBytes: maxCacheBytes })

  async function draw({ text, colors, logo }: Drawing): Promise<Uint8Array> {
    if (!canBeDrawn(text.title)) return fail('notFound')
    const svg = drawSharePicture(text, { colors, letters: await loadLetters() })
    const file = logo && (await findFile(database.read, logo.id))?.file
    if (!file || !rasterTypes.has(file.type)) return images.drawing(svg)
    const withLogo = (path: string) => images.drawing(svg, { file: path, ...logoBox })
    return (await files.withLocalFile(file.storage_key, withLogo)) ?? images.drawing(svg)
  }

  /** Undefined for an image that cannot be read, or is gone; another time it is no better. */
  async function cut({ id }: FirstPicture): Promise<Uint8Array | undefined> {
    const file = (await findFile(database.read, id))?.file
    try {
      const cover = (path: string) => images.picture(path, { format: 'jpeg', ...pictureSize, still: true, cover: true })
      return file && (await files.withLocalFile(file.storage_key, cover))
    } catch (err) {
      if (err instanceof RefusedError && err.status === 503) throw err
      log.warn({ err, file: id }, 'the picture of a shared page could not be made of an image')
      return undefined
    }
  }

  async function of(facts: PictureFacts): Promise<SharePicture | undefined> {
    const { id, title, isStart, siteTitle, siteDescription, logo, first } = facts
    const text = isStart ? { title: siteTitle, small: siteDescription } : { title, small: siteTitle }
    if (!first && !canBeDrawn(text.title)) return undefined
    const colors = await letterColors()
    const version = createHash('sha256')
      .update(JSON.stringify(first ? [look, 'image', first.id, first.version] : [look, text, logo, colors]))
      .digest('hex')
      .slice(0, 12)
    return {
      shared: { address: pagePictureUrl(id, version), size: pictureSize, alt: first?.caption || text.title },
      version,
      draw: () =>
        share(version, async () => {
          const bytes = kept.get(version) ?? (first && (await cut(first))) ?? (await draw({ text, colors, logo }))
          kept.set(version, bytes)
          return bytes
        }),
    }
  }

  return {
    of,
    async ofPage(page, settings) {
      const { SiteLogoLarge: logo } = settings
      const [first, versions] = await Promise.all([firstPicture(page), publicVersions(logo > 0 ? [logo] : [])])
      return of(pictureFacts(page, settings, { logoVersion: versions[logo], first }))
    },
  }
}

/** The media type of a picture, by how its bytes begin. */
export function typeOfPicture(bytes: Uint8Array): 'image/jpeg' | 'image/png' {
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/png'
}
