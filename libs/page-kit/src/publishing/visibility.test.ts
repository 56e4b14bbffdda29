import { describe, expect, it } from 'vitest'
import { visibilityOf } from './visibility.ts'

const page = { published: true, pub_start: null, pub_end: null }

describe('visibilityOf', () => {
  it('knows a page without dates by its published flag alone', () => {
    expect(visibilityOf(page, 100)).toBe('visible')
    expect(visibilityOf({ ...page, published: false }, 100)).toBe('unpublished')
    expect(visibilityOf({ published: false, pub_start: 200, pub_end: 300 }, 250)).toBe('unpublished')
  })

  it('counts the start in and the end out', () => {
    const dated = { ...page, pub_start: 200, pub_end: 300 }
    const seen = [199, 200, 299, 300].map((now) => visibilityOf(dated, now))
    expect(seen).toEqual(['scheduled', 'visible', 'visible', 'ended'])
  })

  it('takes a missing date for no bound', () => {
    expect(visibilityOf({ ...page, pub_start: 200 }, 1e12)).toBe('visible')
    expect(visibilityOf({ ...page, pub_end: 300 }, 0)).toBe('visible')
  })
})
