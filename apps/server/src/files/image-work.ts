import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { RefusedError } from '@sitewright/page-kit/server'
import { codeOf, createError } from '../errors.ts'
import { cleaningRecipes, encodings } from './cleaning-recipes.ts'
import { createImageLimiter, type Weight } from './image-limiter.ts'
import {
  imageMemory,
  isMoving,
  lightWork,
  limitExceeded,
  memoryToClean,
  memoryToDraw,
  partsToTurn,
} from './image-memory.ts'
import { createImageProcess, type ImageProcess } from './image-process.ts'
import { followRecipes, type ImageRecipe, type ImageStep, type MadeImage } from './image-recipe.ts'
import { imageTimeouts, loadSharp, readHeader, reading } from './open-image.ts'

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
  /** What lets something through gets a white ground in a JPEG. */
  format: 'webp' | 'avif' | 'jpeg'
  /** Px; the picture is made to fit, and never larger than it is. */
  width: number
  height?: number
  /** It is made to fill the size, and cut where it is longer. */
  cover?: boolean
  /** The first picture of a moving image only. */
  still?: boolean
}

/**
 * What is done to images, at most two at a time, and no more than there is memory for. What takes much of it is done in a
 * process of its own: a server lives on whatever an image does there.
 */
export interface ImageWork {
  /**
   * Makes an image again in its own format, beside it: upright, in sRGB, and without anything that is not picture, such
   * as where it was taken.
   *
   * @throws {RefusedError} 400 for what cannot be read, or is too large; 503 for what takes too long.
   */
  clean: (file: string) => Promise<CleanImage>
  /**
   * A picture of another size or format; a still one is upright, also of an image that was never cleaned.
   *
   * @throws {RefusedError} 400 and 503 as `clean`, and whatever the library says.
   */
  picture: (file: string, options: PictureOptions) => Promise<Uint8Array>
  /** A PNG of a drawing of the site's own, with an image upon it. */
  drawing: (svg: string, placed?: PlacedImage) => Promise<Uint8Array>
  /** Ends what is under way in the process of its own, which fails. */
  close: () => Promise<void>
}

/** An image that is made to fit into a square of a drawing. */
export interface PlacedImage {
  file: string
  /** Px, as are the others. */
  size: number
  left: number
  top: number
}

interface Work extends Weight {
  recipes: ImageRecipe[]
}

interface Context {
  inTurn: ReturnType<typeof createImageLimiter>
  /** What is done in a process of its own. */
  beside: ImageProcess
}

export function createImageWork(): ImageWork {
  const beside = createImageProcess({ memory: imageMemory })

  const inTurn = createImageLimiter({ atOnce: 2, memory: imageMemory, waiting: 200 })
  const context: Context = { inTurn, beside }

  return {
    clean: clean.bind(null, context),
    picture: picture.bind(null, context),
    drawing: drawing.bind(null, context),
    close: beside.close,
  }
}

async function run({ inTurn, beside }: Context, { memory, heavy, recipes }: Work): Promise<MadeImage> {
  if (memory > imageMemory) throw createError('imageTooHeavy')
  return inTurn({ memory, heavy }, async () => {
    try {
      if (heavy) return await beside.follow(recipes.map((recipe) => ({ ...recipe, longest: imageTimeouts.heavy })))
      return await followRecipes(await loadSharp(), recipes)
    } catch (error) {
      throw (error as Error).message.startsWith('timeout: ') ? createError('imageTooSlow') : error
    }
  })
}

async function clean(context: Context, file: string): Promise<CleanImage> {
  const target = `${file}.clean`
  const between: string[] = []
  try {
    const header = await readHeader(file)
    const encoding = encodings[header.format]
    if (!encoding) throw createError('badImage')
    const limit = limitExceeded(header)
    if (limit !== undefined) throw createError(isMoving(header) ? 'animationTooLarge' : 'imageTooLarge', { limit })
    const isLight = memoryToClean(header, 'fast') <= lightWork
    const manner = isLight ? 'fast' : 'sparing'
    const parts = partsToTurn(header)
    between.push(...Array.from({ length: parts }, (_, at) => `${file}.part${at + 1}`))
    const { info } = await run(context, {
      memory: memoryToClean(header, manner),
      heavy: !isLight,
      recipes: cleaningRecipes(header, { file, between, target, manner, encode: encoding.encode(header) }),
    })
    const { size } = await stat(target)
    const height = info.pageHeight ?? info.height
    return { path: target, type: encoding.type, width: info.width, height, size, sha256: await hashOf(target) }
  } catch (error) {
    await rm(target, { force: true })
    throw readable(error)
  } finally {
    await Promise.all(between.map((part) => rm(part, { force: true })))
  }
}

async function picture(context: Context, file: string, options: PictureOptions): Promise<Uint8Array> {
  const { format, width, height, still = false, cover = false } = options
  const header = await readHeader(file)
  const moving = !still && isMoving(header)
  // AVIF knows no moving images here: they would come out as one long strip
  if (moving && format === 'avif') throw new Error('a moving image cannot be made into AVIF')
  const steps: ImageStep[] = [
    ...(still ? [['autoOrient'] as const] : []),
    ['resize', { width, ...(height !== undefined && { height }), ...(cover ? covering : fitting) }],
    ...written[format],
  ]
  const memory = memoryToDraw(header, { format, width, height, still: !moving, cover })
  const recipe = { file, options: { ...reading, animated: moving }, steps, longest: imageTimeouts.light }
  return bytesOf(await run(context, { memory, heavy: memory > lightWork, recipes: [recipe] }))
}

async function drawing(context: Context, svg: string, placed?: PlacedImage): Promise<Uint8Array> {
  const { inTurn } = context
  const upon = placed ? [{ input: await smallPng(context, placed), left: placed.left, top: placed.top }] : []
  return inTurn({ memory: lightWork, heavy: false }, async () => {
    const open = await loadSharp()
    const drawn = open(Buffer.from(svg)).timeout({ seconds: imageTimeouts.light }).composite(upon)
    return drawn.png({ palette: true }).toBuffer()
  })
}

async function smallPng(context: Context, { file, size }: PlacedImage): Promise<Buffer> {
  const header = await readHeader(file)
  const steps: ImageStep[] = [
    ['resize', { width: size, height: size, fit: 'inside', withoutEnlargement: true }],
    ['png'],
  ]
  const memory = memoryToDraw(header, { format: 'png', width: size, height: size, still: true })
  return Buffer.from(
    bytesOf(
      await run(context, {
        memory,
        heavy: memory > lightWork,
        recipes: [{ file, options: reading, steps, longest: imageTimeouts.light }],
      }),
    ),
  )
}

const fitting = { fit: 'inside', withoutEnlargement: true }
const covering = { fit: 'cover' }

/** How a smaller picture is written. */
const written: Record<PictureOptions['format'], ImageStep[]> = {
  webp: [['webp', { quality: 80, effort: 3 }]],
  avif: [['avif', { quality: 55, effort: 2 }]],
  jpeg: [
    ['flatten', { background: '#ffffff' }],
    ['jpeg', { quality: 82 }],
  ],
}

function bytesOf({ bytes }: MadeImage): Uint8Array {
  if (!bytes) throw new Error('nothing was made')
  return bytes
}

/** What the library says tells a visitor nothing, but that there is no room left, or no time. */
function readable(error: unknown): unknown {
  const { name, message, code } = error as NodeJS.ErrnoException
  if (name === 'RefusedError' || code !== undefined) return error
  if (/no space left/i.test(message)) return Object.assign(new Error(message), { code: 'ENOSPC' })
  return createError('badImage')
}

/** True for an image that took too long, which it may not do at another time. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof RefusedError && error.code === codeOf('imageTooSlow')
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
