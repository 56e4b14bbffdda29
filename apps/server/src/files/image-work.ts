import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { createError } from '../errors.ts'

export interface CleanImage {
  path: string
  /** May be another than was found at first sight: a moving PNG becomes a still one. */
  type: string
  /** Px, as it is shown. */
  width: number
  height: number
  size: number
  sha256: string
}

export interface PictureOptions {
  format: 'webp' | 'avif'
  /** Px; the picture is made to fit, and never larger than it is. */
  width: number
  height?: number
  /** The first picture of a moving image only. */
  still?: boolean
}

/** What is done to images, at most two at a time: each may take a hundred megabytes. */
export interface ImageWork {
  /**
   * Makes an image anew in its own format, beside it: upright, in sRGB, and without anything that is not picture, such
   * as where it was taken.
   *
   * @throws {RefusedError} 400 for what cannot be read, or is too large.
   */
  clean: (file: string) => Promise<CleanImage>
  /** A picture of another size or format; a still one is upright, also of an image that was never cleaned. */
  picture: (file: string, options: PictureOptions) => Promise<Buffer>
  /** A PNG of a drawing of the site's own, with an image upon it. */
  drawing: (svg: string, placed?: PlacedImage) => Promise<Buffer>
}

/** An image that is made to fit into a square of a drawing. */
export interface PlacedImage {
  file: string
  /** Px, as are the others. */
  size: number
  left: number
  top: number
}

/** Of all pictures of a moving image together (threats P13). */
const maxPixels = 50_000_000

/** Seconds that one work may take. */
const longest = 10

/** The only readers that are let near a file; what else the library can read stays shut. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`)

/** Files are read from where they lie; what comes from memory is drawn by the site itself. */
const readerOfDrawings = 'VipsForeignLoadSvgBuffer'

/**
 * Warnings are let pass: many a camera writes something odd. Whatever is broken or cut off is not.
 */
const reading = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true } as const satisfies SharpOptions

type Open = (file: string | Buffer, options?: SharpOptions) => Sharp

export function createImageWork(): ImageWork {
  const inTurn = createImageLimiter({ atOnce: 2, waiting: 200 })

  async function clean(file: string): Promise<CleanImage> {
    const open = await loadSharp()
    const target = `${file}.clean`
    try {
      const metadata = await open(file, reading).metadata()
      const pages = metadata.pages ?? 1
      if (metadata.width * metadata.height * pages > maxPixels) throw createError('imageTooLarge')
      const image = open(file, { ...reading, animated: pages > 1 }).timeout({ seconds: longest })
      const encoding = encodings[metadata.format]
      if (!encoding) throw createError('badImage')
      const made = await encoding.format(image.autoOrient(), metadata).toFile(target)
      const { size } = await stat(target)
      const height = made.pageHeight ?? made.height
      return { path: target, type: encoding.type, width: made.width, height, size, sha256: await hashOf(target) }
    } catch (error) {
      await rm(target, { force: true })
      throw readable(error)
    }
  }

  async function picture(file: string, { format, width, height, still = false }: PictureOptions): Promise<Buffer> {
    const open = await loadSharp()
    const moving = !still && ((await open(file, reading).metadata()).pages ?? 1) > 1
    // AVIF knows no moving images here: they would come out as one long strip
    if (moving && format === 'avif') throw new Error('a moving image cannot be made into AVIF')
    const whole = open(file, { ...reading, animated: moving }).timeout({ seconds: longest })
    const image = (still ? whole.autoOrient() : whole).resize({
      width,
      ...(height === undefined ? {} : { height }),
      fit: 'inside',
      withoutEnlargement: true,
    })
    return format === 'webp'
      ? image.webp({ quality: 80, effort: 3 }).toBuffer()
      : image.avif({ quality: 55, effort: 2 }).toBuffer()
  }

  async function drawing(svg: string, placed?: PlacedImage): Promise<Buffer> {
    const open = await loadSharp()
    const upon = []
    if (placed) {
      const { file, size, left, top } = placed
      const input = await open(file, reading)
        .timeout({ seconds: longest })
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer()
      upon.push({ input, left, top })
    }
    return open(Buffer.from(svg)).timeout({ seconds: longest }).composite(upon).png({ palette: true }).toBuffer()
  }

  return {
    clean: (file) => inTurn(() => clean(file)),
    picture: (file, options) => inTurn(() => picture(file, options)),
    drawing: (svg, placed) => inTurn(() => drawing(svg, placed)),
  }
}

let sharp: Promise<Open> | undefined

/** Loaded with the first image: it is large, and many a server never needs it. */
function loadSharp(): Promise<Open> {
  sharp ??= import('sharp').then(({ default: module }) => {
    module.cache(false)
    module.block({ operation: ['VipsForeignLoad'] })
    module.unblock({ operation: [...readers, readerOfDrawings] })
    return module
  })
  return sharp
}

/** How an image is written again in its own format, with next to no loss. */
const encodings: Record<string, { type: string; format: (image: Sharp, metadata: Metadata) => Sharp }> = {
  jpeg: { type: 'image/jpeg', format: (image, { chromaSubsampling }) => image.jpeg(jpegOptions(chromaSubsampling)) },
  png: { type: 'image/png', format: (image, { isPalette }) => image.png({ palette: isPalette, dither: 0 }) },
  gif: { type: 'image/gif', format: (image) => image.gif({ effort: 3 }) },
  webp: { type: 'image/webp', format: (image) => image.webp({ quality: 92, effort: 3 }) },
  heif: { type: 'image/avif', format: (image) => image.avif({ quality: 75, effort: 1 }) },
}

/** Fine colours stay fine. */
function jpegOptions(chromaSubsampling: string | undefined) {
  return { quality: 92, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }
}

/** What the library says tells a visitor nothing, but that there is no room left, or too much of a picture. */
function readable(error: unknown): unknown {
  const { name, message, code } = error as NodeJS.ErrnoException
  if (name === 'RefusedError' || code !== undefined) return error
  if (/pixel limit/i.test(message)) return createError('imageTooLarge')
  if (/no space left/i.test(message)) return Object.assign(new Error(message), { code: 'ENOSPC' })
  return createError('badImage')
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Limits how much work goes on at a time; more waits, and is refused when too much does. */
function createImageLimiter({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = []
  let busy = 0

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= atOnce) {
      if (queue.length >= most) throw createError('busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // the place is handed on, so that nobody slips in between
      if (next) next()
      else busy--
    }
  }
}
