import { isMoving, isOptimised, lightWork, memoryToClean, type ImageHeader, type Manner } from './image-memory.ts'
import type { ImageRecipe, ImageStep } from './image-recipe.ts'
import { imageTimeouts, reading } from './open-image.ts'
import { joinedParts, turnedParts } from './turned-parts.ts'

/** How an image is written again in its own format, with next to no loss. */
export const encodings: Record<string, { type: string; encode: (header: ImageHeader) => ImageStep }> = {
  jpeg: { type: 'image/jpeg', encode: (header) => ['jpeg', jpegOptions(header)] },
  png: { type: 'image/png', encode: ({ isPalette }) => ['png', { palette: isPalette, dither: 0 }] },
  gif: { type: 'image/gif', encode: () => ['gif', { effort: 3 }] },
  webp: { type: 'image/webp', encode: () => ['webp', { quality: 92, effort: 3 }] },
  heif: { type: 'image/avif', encode: (header) => ['avif', avifOptions(header)] },
}

/** Fine colours stay fine. */
function jpegOptions(header: ImageHeader) {
  const chromaSubsampling = header.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0'
  return { quality: 92, chromaSubsampling, optimiseCoding: isOptimised(header) }
}

/** With all colours of a large one its memory would not do; at that size nobody sees the difference. */
function avifOptions(header: ImageHeader) {
  const isLight = memoryToClean(header, 'fast') <= lightWork
  return { quality: 75, effort: 1, chromaSubsampling: isLight ? '4:4:4' : '4:2:0' }
}

interface Cleaning {
  file: string
  /** Where an image, or its parts, lie between being read and being written. */
  between: string[]
  target: string
  manner: Manner
  encode: ImageStep
}

/**
 * WebP and AVIF take the most memory; to read them first and to write them then takes less than both at once. A JPEG that is
 * too large to be turned as a whole is turned in parts.
 */
export function cleaningRecipes(
  header: ImageHeader,
  { file, between, target, manner, encode }: Cleaning,
): ImageRecipe[] {
  const options = { ...reading, animated: isMoving(header) }
  const whole = { file, options, longest: imageTimeouts.light }
  if (between.length > 1) {
    const parts = turnedParts(header, between.length).map((steps, at): ImageRecipe => ({
      ...whole,
      steps: [...steps, uncompressed],
      target: between[at] ?? '',
    }))
    const joined = { file: between.slice(0, parts.length), options: { ...reading, join: { across: 1 } } }
    return [...parts, { ...whole, ...joined, steps: [...joinedParts(header), encode], target }]
  }
  if (manner === 'fast' || isMoving(header) || !['webp', 'heif'].includes(header.format))
    return [{ ...whole, steps: [['autoOrient'], encode], target }]
  return [
    { ...whole, steps: [['autoOrient'], uncompressed], target: between[0] ?? '' },
    { file: between[0] ?? '', options: reading, longest: imageTimeouts.light, steps: [encode], target },
  ]
}

const uncompressed: ImageStep = ['png', { compressionLevel: 0 }]
