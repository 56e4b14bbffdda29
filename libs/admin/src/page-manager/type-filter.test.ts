import { describe, expect, it } from 'vitest'
import { samplePages, sampleTypes } from '../testing/samples.ts'
import { typeOptions } from './type-filter.ts'

describe('type filter', () => {
  it('offers the installed types, then those that only pages still have', () => {
    const orphan = { ...samplePages[0]!, renderer: 'gallery', detail: 'Gallery' }
    expect(typeOptions(sampleTypes, [...samplePages, orphan]).map(({ title }) => title)).toEqual([
      ...sampleTypes.map(({ title }) => title),
      'Gallery',
    ])
  })

  it('offers the types of the pages when the types could not be loaded', () => {
    expect(typeOptions([], samplePages.slice(0, 1))).toEqual([{ renderer: 'sectioned-page', title: 'Sectioned page' }])
  })
})
