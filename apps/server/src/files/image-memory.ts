import type { Metadata } from 'sharp'

const MiB = 1024 * 1024

/** What all work on images may take at the same time: with the server, and a process that reads images, 512 MiB. */
export const imageMemory = 310 * MiB

/** Of one that is done in the server itself. What may take more has a process of its own, one at a time. */
export const lightWork = 48 * MiB

/** What any of it takes, however small the image. */
const baseBytes = 12 * MiB

/** Pixels that nothing may exceed, whatever its format: of a still image, and of all frames of an animation. */
const maxPixels = { still: 120_000_000, moving: 100_000_000 }

/** Pixels of a JPEG up to which it is compressed as well as can be, for which all of it must lie in memory. */
const maxOptimisedPixels = 4_000_000

/** Pixels of a JPEG up to which it is turned as a whole, which is faster, and of each part of a larger one. */
const maxTurned = { whole: 64_000_000, part: 20_000_000 }

/** Bytes of a pixel of a JPEG that waits to be turned. */
const perTurnedPixel = 3.3

/** A header of an image, as far as it matters here. */
export type ImageHeader = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'pages' | 'channels' | 'depth' | 'hasAlpha' | 'isProgressive' | 'isPalette'
> &
  Pick<Metadata, 'chromaSubsampling' | 'orientation'>

/** How an image is made again: at once, or with less memory, read first and written then. */
export type Manner = 'fast' | 'sparing'

/** Its pixels, or those of all its frames. */
export const pixelsOf = ({ width, height, pages = 1 }: ImageHeader) => width * height * pages

export const isMoving = ({ pages = 1 }: ImageHeader) => pages > 1

/** True for one that lies on its side or upside down, and is turned: its last pixel may be needed first, so that all of it, or of a part, lies in memory. */
const isTurned = ({ orientation = 1 }: ImageHeader) => orientation > 1

/** True for a JPEG that is compressed as well as can be. */
export const isOptimised = (header: ImageHeader) => pixelsOf(header) <= maxOptimisedPixels

/** Bytes that it takes to make an image again in its own format and size. */
export function memoryToClean(header: ImageHeader, manner: Manner): number {
  const turned = Math.ceil(turnedPixels(header) / partsToTurn(header))
  return baseBytes + pixelsOf(header) * perPixelToClean(header, manner) + turned * perTurnedPixel
}

/** Into how many parts a JPEG is cut to be turned, as all of a part lies in memory; 1 for none. */
export function partsToTurn(header: ImageHeader): number {
  const pixels = turnedPixels(header)
  return pixels <= maxTurned.whole ? 1 : Math.ceil(pixels / maxTurned.part)
}

/** Those of a JPEG that can be turned in parts; the table has what others take. One in several passes is read as a whole for each part. */
const turnedPixels = (header: ImageHeader) =>
  header.format === 'jpeg' && isTurned(header) && !header.isProgressive ? pixelsOf(header) : 0

/**
 * Million pixels that an image like this may have, so that it can be made again; undefined if it has no more.
 *
 * The limit is in whole millions, so that it can be told.
 */
export function limitExceeded(header: ImageHeader): number | undefined {
  const most = maxPixels[isMoving(header) ? 'moving' : 'still']
  const turned = Math.min(turnedPixels(header), maxTurned.part) * perTurnedPixel
  const fitting = (imageMemory - baseBytes - turned) / perPixelToClean(header, 'sparing')
  const limit = Math.floor(Math.min(most, fitting) / 1_000_000)
  return pixelsOf(header) > limit * 1_000_000 ? limit : undefined
}

export interface PictureSize {
  format: 'webp' | 'avif' | 'png' | 'jpeg'
  /** Px that it fits into. */
  width: number
  height?: number | undefined
  /** True for one that fills them. */
  cover?: boolean
  /** The first frame only. */
  still: boolean
}

/** Bytes that it takes to make a smaller picture of an image. */
export function memoryToDraw(
  header: ImageHeader,
  { format, width, height = Infinity, still, cover }: PictureSize,
): number {
  const shrink = Math.min(1, width / header.width, height / header.height)
  const shown = cover ? width * height : header.width * header.height * shrink ** 2
  const read = still ? header.width * header.height : pixelsOf(header)
  const write = shown * perPixelToWrite[format]
  // it is read as a whole, and most of what that takes is free again when the picture is written
  if (header.format === 'heif') return baseBytes + read * Math.max(perPixelToRead(header, still), 4 + write / read)
  return baseBytes + read * perPixelToRead(header, still) + write
}

type PerPixel = (header: ImageHeader, what: { isFast: boolean; moving: boolean }) => number

/** Bytes, measured on photos and on plain colours of up to 120 million pixels; the most that was seen. */
const toClean: Partial<Record<ImageHeader['format'], PerPixel>> = {
  jpeg: (header) =>
    0.6 +
    kept(header) +
    (isTurned(header) && header.isProgressive ? perTurnedPixel : 0) +
    (isOptimised(header) ? 6 : 0),
  png: (header) => (header.isPalette ? 5 : 1) + kept(header) + (isTurned(header) ? 4 : 0),
  webp: ({ hasAlpha }, { isFast, moving }) => (moving ? 5.5 : isFast ? 22 : hasAlpha ? 13.3 : 10.8),
  heif: ({ depth }, { isFast }) => (isFast ? 35 : depth === 'uchar' ? 22 : 26),
  gif: (_, { moving }) => (moving ? 1 : 10),
}

const toRead: Partial<Record<ImageHeader['format'], PerPixel>> = {
  jpeg: (header) => 0.5 + kept(header),
  png: (header) => 1.3 + kept(header),
  webp: (_, { moving }) => (moving ? 5.5 : 0.6),
  heif: ({ depth }) => (depth === 'uchar' ? 20 : 26),
  gif: (_, { moving }) => (moving ? 1.5 : 5),
}

/** Of a format that is then refused, or fails. */
const unknown: PerPixel = () => 10

function perPixelToClean(header: ImageHeader, manner: Manner): number {
  const what = { isFast: manner === 'fast', moving: isMoving(header) }
  return (toClean[header.format] ?? unknown)(header, what)
}

function perPixelToRead(header: ImageHeader, still: boolean): number {
  return (toRead[header.format] ?? unknown)(header, { isFast: true, moving: !still && isMoving(header) })
}

const perPixelToWrite = { webp: 15, avif: 35, png: 8, jpeg: 8 }

/** Bytes of each pixel that stay in memory until the whole is read: of an image that is sent in several passes. */
function kept({ format, isProgressive, channels, depth, chromaSubsampling }: ImageHeader): number {
  if (!isProgressive) return 0
  if (format === 'png') return channels * (depth === 'uchar' ? 1 : 2)
  return 2 * channels * (chromaSubsampling?.startsWith('4:2:0') ? 0.5 : 1)
}
