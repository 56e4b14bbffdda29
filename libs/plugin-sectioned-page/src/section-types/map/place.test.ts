// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { describePlace, openStreetMapAddress } from './MapView.tsx'

describe('a place', () => {
  it.each([
    [{ lat: -35.2827, lng: 174.091 }, '35.2827° S, 174.0910° E'],
    [{ lat: 47.4979, lng: -19.0402 }, '47.4979° N, 19.0402° W'],
    [{ lat: 0, lng: 0 }, '0.0000° N, 0.0000° E'],
  ])('%j reads %j', (place, text) => {
    expect(describePlace(place)).toBe(text)
  })

  it('is linked at OpenStreetMap, within its maximum zoom', () => {
    expect(openStreetMapAddress({ lat: -35.5, lng: 174 }, 21.6)).toBe(
      'https://www.openstreetmap.org/?mlat=-35.5&mlon=174#map=19/-35.5/174',
    )
  })
})
