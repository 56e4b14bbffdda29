import { expect, it } from 'vitest'
import { sampleImage } from '../testing/sample-images.ts'
import { descriptionOf, pictureOf } from './picture-of.ts'

it.each([
  ['Kaweka hut.jpg', 'Kaweka hut'],
  ['3 huts.png', '3 huts'],
  ['2026 summer camp.jpeg', '2026 summer camp'],
  ['Photo of the hut.jpg', 'Photo of the hut'],
  ['IMG_20260114_113045.jpg', ''],
  ['DSC01234.JPG', ''],
  ['Screenshot 2026-01-02 at 11.22.33.png', ''],
  ['IMG-20260114-WA0001.jpg', ''],
  ['20260114 (2).webp', ''],
])('takes a description from the name %s, unless a camera gave it', (name, description) => {
  expect(descriptionOf(name)).toBe(description)
})

it('describes an image by its caption, and shows it no wider than the widest that is served', () => {
  const image = sampleImage(7, 'IMG_1.jpg', { caption: 'The hut', width: 5120, height: 2560 })
  expect(pictureOf(image)).toEqual({
    ...{ src: '/api/1/private/file-get.php?id=7', alt: 'The hut', width: 2560, height: 1280 },
  })
})
