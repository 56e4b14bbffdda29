import type { SharpOptions } from 'sharp'
import type { ImageHeader } from './image-memory.ts'
import { imageReaders, type OpenImage } from './image-recipe.ts'

/** Seconds that one step may take, in the server and beside it. */
export const imageTimeouts = { light: 10, heavy: 60 }

/**
 * Warnings are let pass: many a camera writes something odd. Whatever is broken or cut off is not. How large it may be is
 * known from its header.
 */
export const reading = {
  failOn: 'error',
  limitInputPixels: false,
  sequentialRead: true,
} as const satisfies SharpOptions

export async function readHeader(file: string): Promise<ImageHeader> {
  return (await loadSharp())(file, reading).metadata()
}

let sharp: Promise<OpenImage> | undefined

/** Loaded with the first image: it is large, and many a server never needs it. */
export function loadSharp(): Promise<OpenImage> {
  sharp ??= import('sharp').then(({ default: module }) => {
    module.cache(false)
    module.block({ operation: ['VipsForeignLoad'] })
    module.unblock({ operation: [...imageReaders] })
    return module
  })
  return sharp
}
