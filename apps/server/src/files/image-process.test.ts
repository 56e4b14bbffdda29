import { subscribe, unsubscribe, type ChannelListener } from 'node:diagnostics_channel'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createImageProcess, type ImageProcess } from './image-process.ts'
import type { ImageRecipe } from './image-recipe.ts'

const MiB = 1024 * 1024

let folder: string
let large: string
let small: string
let beside: ImageProcess
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-test-'))
  large = join(folder, 'large.webp')
  small = join(folder, 'small.webp')
  await sharp({ create: { width: 6000, height: 5000, channels: 4, background: 'teal' } })
    .webp({ effort: 0 })
    .toFile(large)
  await sharp({ create: { width: 60, height: 50, channels: 3, background: 'teal' } }).toFile(small)
})
afterEach(async () => {
  await beside.close()
  await rm(folder, { recursive: true })
})

const toPng = (file: string): ImageRecipe[] => [
  { file, options: { sequentialRead: true }, steps: [['png', { compressionLevel: 1 }]], longest: 60 },
]

it('fails with a clear error where an image takes more memory than it may, and reads the next one (P13)', async () => {
  beside = createImageProcess({ memory: 20 * MiB })
  await expect(beside.follow(toPng(large))).rejects.toMatchObject({
    status: 400,
    message: 'The image takes too much memory to be read',
  })
  const { info, bytes } = await beside.follow(toPng(small))
  expect([info.width, info.height, Buffer.from(bytes ?? []).toString('latin1', 1, 4)]).toEqual([60, 50, 'PNG'])
})

it('says what the library says of a file that is none', async () => {
  beside = createImageProcess({ memory: 20 * MiB })
  await expect(beside.follow(toPng(join(folder, 'none.webp')))).rejects.toThrow(/missing/)
})

it.each([
  ['another process for each work where it held too much', 0, 2],
  ['the same process for what comes soon', 500 * MiB, 1],
])('uses %s', async (_, maxHeld, count) => {
  const started = new Set<unknown>()
  const onStart = ({ process }: { process?: unknown }) => void started.add(process)
  subscribe('child_process', onStart as ChannelListener)
  beside = createImageProcess({ memory: 500 * MiB, maxHeld })
  for (let work = 0; work < 2; work++) expect((await beside.follow(toPng(small))).info.width).toBe(60)
  unsubscribe('child_process', onStart as ChannelListener)
  expect(started.size).toBe(count)
})

it('is ended with the server, whatever it is at', async () => {
  beside = createImageProcess({ memory: 500 * MiB })
  const [under] = await Promise.allSettled([beside.follow(toPng(large)), beside.close()])
  expect(under).toMatchObject({ status: 'rejected', reason: { status: 503 } })
  await expect(beside.follow(toPng(small))).rejects.toMatchObject({ status: 503 })
})
