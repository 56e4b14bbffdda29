import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mapSection, page } from '../../testing/sample-pages.ts'
import { showPage } from '../../testing/show-page.tsx'

const Markers = [
  { Title: 'Car park', Position: { lat: -35.28, lng: 174.09 } },
  { Title: '', Position: { lat: 10, lng: 20 } },
]
const content = [page(mapSection({ Zoom: 12.4, Centre: { lat: -35.2827, lng: 174.091 }, Markers }))]

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('a map section', () => {
  it('shows its place and its markers before the map is loaded (SECT-057)', async () => {
    await showPage({ content })
    expect(screen.getByRole('group', { name: 'Map' })).toHaveTextContent('35.2827° S, 174.0910° E')
    expect(screen.getByRole('link', { name: 'Car park' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=-35.28&mlon=174.09#map=12/-35.28/174.09',
    )
    expect(screen.getByRole('link', { name: '10.0000° N, 20.0000° E' })).toBeVisible()
    // in Arabic too
    for (const place of screen.getAllByText(/° E$/)) expect(place).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=-35.2827&mlon=174.091#map=12/-35.2827/174.091',
    )
  })

  it('says so without WebGL, and keeps the markers (SECT-057)', async () => {
    // jsdom has none.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await showPage({ content })
    await user.click(screen.getByRole('button', { name: 'Show map' }))
    expect(await screen.findByText(/This browser cannot show the map|could not be loaded/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Car park' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull()
  })
})
