import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ImageStep } from './image-recipe.ts'
import { followRecipes } from './image-recipe.ts'
import { joinedParts, turnedParts } from './turned-parts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

const size = { width: 7, height: 5, channels: 3 as const }
/** No pixel is like another. */
const pixels = Buffer.from(Array.from({ length: 7 * 5 * 3 }, (_, at) => (at * 53) % 256))

it.each([2, 3, 4, 5, 6, 7, 8])(
  'makes what turning the whole makes, for each number of parts: %i',
  async (orientation) => {
    const file = join(folder, 'turned.png')
    await sharp(pixels, { raw: size }).withMetadata({ orientation }).png().toFile(file)
    const header = await sharp(file).metadata()
    const whole = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true })
    for (const count of [2, 3, 4, 6]) {
      const png: ImageStep = ['png', { compressionLevel: 0 }]
      const parts = turnedParts(header, count).map((steps, at) => ({
        ...{ file, options: { sequentialRead: true }, steps: [...steps, png], longest: 10 },
        target: join(folder, `part${at}.png`),
      }))
      expect(parts.length).toBeLessThanOrEqual(count)
      await followRecipes(sharp, parts)
      const joined = { file: parts.map(({ target }) => target), options: { join: { across: 1 } }, longest: 10 }
      const { bytes } = await followRecipes(sharp, [{ ...joined, steps: [...joinedParts(header), png] }])
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      expect([count, info.width, info.height]).toEqual([count, whole.info.width, whole.info.height])
      expect(data.equals(whole.data)).toBe(true)
    }
  },
)
