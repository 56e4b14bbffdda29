import type { OutputInfo, Sharp, SharpOptions } from 'sharp'

/** One image made of another, as plain data: it is worked off in the server, or sent to a process of its own. */
export interface ImageRecipe {
  /** Several are joined, as the options say. */
  file: string | string[]
  options: SharpOptions
  /** Methods of the library, and what they are called with. */
  steps: readonly ImageStep[]
  /** Seconds that it may take. */
  longest: number
  /** A file to be written; absent: the bytes are wanted. */
  target?: string
}

export type ImageStep = readonly [
  method:
    | 'autoOrient'
    | 'extract'
    | 'flip'
    | 'flop'
    | 'rotate'
    | 'resize'
    | 'flatten'
    | 'jpeg'
    | 'png'
    | 'gif'
    | 'webp'
    | 'avif',
  options?: object | number,
]

export interface MadeImage {
  info: Pick<OutputInfo, 'width' | 'height' | 'pageHeight'>
  /** Without a target. */
  bytes?: Uint8Array
}

export type OpenImage = (file: string | string[] | Buffer, options?: SharpOptions) => Sharp

/** The only readers that are let near a file; what else the library can read stays shut. */
const fileReaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`)

/** Files are read from where they lie; what comes from memory is drawn by the site itself. */
const readerOfDrawings = 'VipsForeignLoadSvgBuffer'

/** What the library may read. */
export const imageReaders: readonly string[] = [...fileReaders, readerOfDrawings]

/**
 * Works off recipes one after the other, each of which may read what the one before has written.
 *
 * Its text runs in another process, too: there is nothing but what stands in it.
 *
 * @returns what the last one made.
 */
export async function followRecipes(open: OpenImage, recipes: readonly ImageRecipe[]): Promise<MadeImage> {
  let made: MadeImage | undefined
  for (const { file, options, steps, longest, target } of recipes) {
    let image = open(file, options).timeout({ seconds: longest })
    for (const [method, settings] of steps) image = (image[method] as (options?: object | number) => Sharp)(settings)
    if (target === undefined) {
      const { data, info } = await image.toBuffer({ resolveWithObject: true })
      made = { info, bytes: data }
    } else made = { info: await image.toFile(target) }
  }
  if (!made) throw new Error('nothing is to be made')
  return made
}
