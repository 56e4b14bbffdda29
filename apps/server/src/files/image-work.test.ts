import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { colourAt, movingPicture } from '../testing/pictures.ts'
import { createImageWork, type ImageWork } from './image-work.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

let folder: string
let images: ImageWork
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-test-'))
  images = createImageWork()
})
afterEach(async () => {
  await images.close()
  await rm(folder, { recursive: true })
})

async function file(bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, 'hut.png')
  await writeFile(path, bytes)
  return path
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false })

it('draws an SVG of the site, and reads none that somebody sent, whatever it calls itself (P13)', async () => {
  expect(Buffer.from(await images.drawing(svg)).toString('latin1', 1, 4)).toBe('PNG')
  const hut = await file(svg)
  await expect(images.clean(hut)).rejects.toThrow(/cannot be read/)
  await expect(images.picture(hut, { format: 'webp', width: 5 })).rejects.toThrow(/unsupported/)
  await expect(images.drawing(svg, { file: hut, size: 5, left: 0, top: 0 })).rejects.toThrow(/unsupported/)
})

describe('an image that takes much memory', () => {
  it.each(['avif', 'webp', 'png', 'jpeg'] as const)(
    'is made anew without taking it from the server, and stays of its kind: %s (P13)',
    async (format) => {
      const large = { avif: [2000, 1600], webp: [2000, 1600], png: [8000, 6000], jpeg: [12_000, 9500] } as const
      const [width, height] = large[format]
      const options = { avif: { effort: 0 }, webp: { effort: 0 }, png: { palette: true }, jpeg: {} }[format]
      const hut = await file(await plain(width, height).toFormat(format, options).toBuffer())
      const before = process.memoryUsage.rss()
      const made = await images.clean(hut)
      expect(made).toMatchObject({ type: `image/${format}`, width, height })
      expect((await sharp(made.path, { limitInputPixels: false }).metadata()).width).toBe(width)
      expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024)
      expect(await readdir(folder)).toEqual(['hut.png', 'hut.png.clean'])
    },
  )

  it.each([
    ['avif', 4000, 3600, {}, 14],
    ['webp', 6000, 4800, {}, 28],
    ['jpeg', 7000, 6900, { progressive: true, chromaSubsampling: '4:4:4' }, 47],
    ['jpeg', 12_100, 10_000, {}, 120],
    ['jpeg', 12_100, 10_000, {}, 120, 6],
    ['jpeg', 7000, 6900, { progressive: true }, 45, 6],
  ] as const)(
    'is refused by its header alone beyond the limit of its kind: %s of %i × %i',
    async (format, width, height, options, most, orientation?: number) => {
      const square = orientation === undefined ? plain(16, 16) : plain(16, 16).withMetadata({ orientation })
      const small = await square.toFormat(format, options).toBuffer()
      const hut = await file(grown(small, format, { width, height }))
      await expect(images.clean(hut)).rejects.toThrow(`The image has more than ${most} million pixels`)
    },
  )

  it('is turned in parts where the whole would take too much', async () => {
    const [width, height] = [9200, 9000]
    const half = { create: { width: width / 2, height, channels: 3 as const, background: 'red' } }
    const turned = plain(width, height).composite([{ input: half, left: 0, top: 0 }])
    const hut = await file(await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const made = await images.clean(hut)
    expect(made).toMatchObject({ type: 'image/jpeg', width: height, height: width })
    const shown = await sharp(made.path, { limitInputPixels: false }).resize(8, 8, { fit: 'fill' }).toBuffer()
    expect(await Promise.all([1, 6].map((top) => colourAt(shown, 4, top)))).toEqual(['red', 'other'])
    expect(await readdir(folder)).toEqual(['hut.png', 'hut.png.clean'])
  })

  it('may be an animation of many small frames', async () => {
    const hut = await file(await movingPicture(60))
    expect(await images.clean(hut)).toMatchObject({ type: 'image/gif', width: 20, height: 10 })
  })
})

/** The same bytes, whose header claims another size. */
function grown(bytes: Buffer, format: 'avif' | 'webp' | 'jpeg', { width, height }: { width: number; height: number }) {
  const copy = Buffer.from(bytes)
  if (format === 'avif') {
    const at = copy.indexOf('ispe') + 8
    copy.writeUInt32BE(width, at)
    copy.writeUInt32BE(height, at + 4)
  } else if (format === 'webp') {
    const at = copy.indexOf('VP8 ') + 14
    copy.writeUInt16LE(width, at)
    copy.writeUInt16LE(height, at + 2)
  } else {
    const at = Math.max(copy.indexOf(Buffer.from([0xff, 0xc0])), copy.indexOf(Buffer.from([0xff, 0xc2]))) + 5
    copy.writeUInt16BE(height, at)
    copy.writeUInt16BE(width, at + 2)
  }
  return copy
}
