// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { imageSource } from './image-source.ts'

const known = { ImageId: 12, ImageWidth: 3200, ImageHeight: 2400 }

describe('imageSource', () => {
  it('loads an image by file-get, in the width that the screen needs (SECT-097)', () => {
    const source = imageSource(known, { leading: true })
    expect(source).toMatchObject({ src: '/api/1/private/file-get.php?id=12', sizes: 'min(100vw, 960px)' })
    expect(source?.srcSet).toContain('/api/1/private/file-get.php?id=12&w=640 640w')
  })

  it('reserves space for an image whose size is known, in its own proportions', () => {
    expect(imageSource(known, { leading: true })).toMatchObject({ width: 2560, height: 1920 })
    expect(imageSource({ ...known, ImageWidth: 320, ImageHeight: 200 }, { leading: true })).toMatchObject({
      ...{ width: 320, height: 200, sizes: 'min(100vw, 320px)' },
    })
    expect(imageSource({ ImageId: 12 }, { leading: true })).toEqual({
      src: '/api/1/private/file-get.php?id=12',
      'data-unsized': true,
    })
  })

  it('loads a smaller image for a part of the width', () => {
    expect(imageSource(known, { leading: false, share: 0.5 })?.sizes).toBe('auto, min(50vw, 480px)')
  })

  it('loads one that is cut at its sides in the width that it is drawn in', () => {
    const square = { ...known, Shape: 'square' } as const
    expect(imageSource(square, { leading: false })?.sizes).toBe('min(133vw, 1280px)')
    expect(imageSource({ ...known, Shape: '16x9' }, { leading: false })?.sizes).toBe('auto, min(100vw, 960px)')
  })

  it('uses the address of older content only without a file, and only an allowed one', () => {
    expect(imageSource({ ImageUrl: 'https://example.org/x.png' }, { leading: true })).toEqual({
      src: 'https://example.org/x.png',
      'data-unsized': true,
    })
    expect(imageSource({ ImageId: 12, ImageUrl: '/x.png' }, { leading: true })?.src).toContain('id=12')
    for (const ImageUrl of ['', 'javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://example.org/x.png'])
      expect(imageSource({ ImageUrl }, { leading: true })).toBeUndefined()
  })
})
