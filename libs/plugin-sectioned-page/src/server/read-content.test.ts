// @vitest-environment node
import { expect, it } from 'vitest'
import { page } from '../testing/sample-pages.ts'
import { picturesOf } from './read-content.ts'

const inText = (id: number) => `<p><img src="/api/1/private/file-get.php?id=${id}" alt=""></p>`
const section = (sectionType: string, config: object, more = {}) => ({ sectionType, config, ...more }) as never

it('names the pictures that readers see, in their order', () => {
  const content = page(
    section('image', { ImageId: 1 }, { hidden: true }),
    section('text', { Content: `<a href="/api/1/private/file-get.php?id=2">Plan</a>${inText(3)}${inText(4)}` }),
    section('image', { ImageId: 5, GalleryImageId: 6 }),
    section('gallery', { Folder: 7, Pictures: [{ Id: 8 }] }),
    section('gallery', { Pictures: [{ Id: 9 }, { Id: 10 }] }),
    section('columns', { Columns: [{ Content: inText(11) }, { Content: inText(12) }] }),
    section('cards', { Cards: [{ Heading: 'None' }, { ImageId: 13 }] }),
    section('of-a-newer-version', { ImageId: 14 }),
  )
  expect(picturesOf(content)).toEqual([3, 4, 5, 9, 10, 11, 12, 13])
})
