import type { FileEntry } from '@sitewright/api-client'

/** An image of the site. */
export function sampleImage(id: number, name: string, more: Partial<FileEntry> = {}): FileEntry {
  return {
    ...{ id, name, caption: '', ts: 1_790_000_000 + id, IsImage: true, idFolder: 20 },
    ...{ type: 'image/jpeg', size: 240_000, width: 1600, height: 1200, ...more },
  }
}

/** Five images: two in Huts (21), one in Trips (24), two in Public (20). */
export const sampleImages: FileEntry[] = [
  sampleImage(101, 'Kaweka hut.jpg', { idFolder: 21, caption: 'Kaweka hut in June, with the first snow' }),
  sampleImage(102, 'Ruapehu hut.jpg', { idFolder: 21, width: 1200, height: 1600 }),
  sampleImage(103, 'Over the saddle.jpg', { idFolder: 24, caption: 'Over the saddle' }),
  sampleImage(104, 'Map of the valley.png', { width: 2400, height: 900, type: 'image/png' }),
  sampleImage(105, 'Panorama_from_the_ridge_on_the_second_day_before_noon.jpg', { width: 4000, height: 1000 }),
]

export function manyImages(count: number): FileEntry[] {
  return Array.from({ length: count }, (_, index) => sampleImage(index + 1, `Photo ${index + 1}.jpg`))
}
