import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createImageWork } from './image-work.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('draws an SVG of the site, and reads none that somebody sent, whatever it calls itself (P13)', async () => {
  const images = createImageWork()
  expect((await images.drawing(svg)).subarray(1, 4).toString()).toBe('PNG')
  const file = join(folder, 'hut.png')
  await writeFile(file, svg)
  await expect(images.clean(file)).rejects.toThrow(/cannot be read/)
  await expect(images.picture(file, { format: 'webp', width: 5 })).rejects.toThrow(/unsupported/)
  await expect(images.drawing(svg, { file, size: 5, left: 0, top: 0 })).rejects.toThrow(/unsupported/)
})
