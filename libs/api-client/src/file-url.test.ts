import { describe, expect, it } from 'vitest'
import { fileIdOf, fileUrl } from './file-url.ts'

describe('fileUrl', () => {
  it('is the content link of the file, for its download, its thumbnail or a width', () => {
    expect(fileUrl(7)).toBe('/api/1/private/file-get.php?id=7')
    expect(fileUrl(7, { dl: true })).toBe('/api/1/private/file-get.php?id=7&dl=1')
    expect(fileUrl(7, { thumb: true })).toBe('/api/1/private/file-get.php?id=7&thumb=1')
    expect(fileUrl(7, { w: 640 })).toBe('/api/1/private/file-get.php?id=7&w=640')
  })

  it('has the version if one is known', () => {
    expect(fileUrl(7, { v: '0123456789ab' })).toBe('/api/1/private/file-get.php?id=7&v=0123456789ab')
    expect(fileUrl(7, { w: 640, v: '0123456789ab' })).toBe('/api/1/private/file-get.php?id=7&v=0123456789ab&w=640')
    expect(fileUrl(7, { v: undefined })).toBe('/api/1/private/file-get.php?id=7')
  })
})

describe('fileIdOf', () => {
  it.each([
    ['/api/1/private/file-get.php?id=7', 7],
    ['/api/1/private/file-get.php?w=640&id=7', 7],
    ['/api/1/private/file-get.php?id=0', undefined],
    ['/api/1/private/file-get.php?id=x', undefined],
    ['/api/1/private/file-get.php', undefined],
    ['https://example.org/api/1/private/file-get.php?id=7', undefined],
    ['/pictures/7.png?id=7', undefined],
  ])('finds in %j %j', (address, id) => {
    expect(fileIdOf(address)).toBe(id)
  })
})
