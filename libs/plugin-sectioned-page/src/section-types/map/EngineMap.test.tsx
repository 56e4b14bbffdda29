import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EngineMap, type EngineMapOptions } from './EngineMap.tsx'
import type { EngineMapProps, EngineMarkerProps, MapEngine } from './map-engine.ts'

const centre = { lat: -35, lng: 174 }
const markers = [
  { Title: 'Car park', Position: { lat: -35.1, lng: 174.1 } },
  { Title: '', Position: { lat: -35.2, lng: 174.2 } },
]

/** As the libraries do: at the element itself, not through React. */
function listen(element: HTMLElement | null, onClick: EngineMarkerProps['onClick']) {
  const tell = (originalEvent: MouseEvent) => act(() => onClick({ originalEvent }))
  element?.addEventListener('click', tell)
  return () => element?.removeEventListener('click', tell)
}

/** A map library without a picture: what it is told can be read, and what it tells is done by `latest`. */
function plainEngine() {
  const latest: { map?: EngineMapProps } = {}
  const engine: MapEngine = {
    Map: (map) => {
      latest.map = map
      return (
        <div role="region" aria-label="Map">
          <p>{`${map.zoom + 1} at ${map.latitude}, ${map.longitude}`}</p>
          {map.children}
        </div>
      )
    },
    Marker: ({ onClick, children, latitude, longitude }) => (
      <div data-place={`${latitude}, ${longitude}`} ref={(element) => listen(element, onClick)}>
        {children}
      </div>
    ),
    Popup: ({ children, onClose }) => (
      <div role="note">
        {children}
        <button onClick={onClose}>Close popup</button>
      </div>
    ),
  }
  return { engine, latest }
}

function show(options: Partial<EngineMapOptions> = {}) {
  const { engine, latest } = plainEngine()
  const element = (changed: Partial<EngineMapOptions>) => (
    <EngineMap engine={engine} zoom={15} centre={centre} markers={markers} {...options} {...changed} />
  )
  const { rerender } = render(element({}))
  return {
    user: userEvent.setup(),
    map: () => latest.map!,
    change: (to: Partial<EngineMapOptions>) => rerender(element(to)),
  }
}

/** As the libraries count it: one less than what is stored. */
const viewState = { latitude: 10, longitude: 20, zoom: 4 }

beforeEach(() => {
  vi.restoreAllMocks()
})

describe('EngineMap', () => {
  it('shows the centre at the zoom, and a pin at each place (SECT-057)', () => {
    show()
    expect(screen.getByText('15 at -35, 174')).toBeVisible()
    const pins = screen.getAllByRole('button')
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(['Car park', 'Pin'])
    expect(pins.map((pin) => pin.closest('[data-place]')?.getAttribute('data-place'))).toEqual([
      '-35.1, 174.1',
      '-35.2, 174.2',
    ])
  })

  it("shows a pin's description when it is pressed, until it is closed (SECT-057)", async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Pin' }))
    expect(screen.queryByRole('note')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Car park' }))
    expect(screen.getByRole('note')).toHaveTextContent('Car park')
    await user.click(screen.getByRole('button', { name: 'Close popup' }))
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('is moved by hand, and reports that at the end', async () => {
    const onMove = vi.fn()
    const { map } = show({ onMove })
    map().onMove({ viewState })
    expect(await screen.findByText('5 at 10, 20')).toBeVisible()
    expect(onMove).not.toHaveBeenCalled()
    map().onMoveEnd({ viewState })
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ zoom: 5, centre: { lat: 10, lng: 20 } })
  })

  it('moves to another centre or zoom when that is set, not when other things change', async () => {
    const { map, change } = show()
    map().onMove({ viewState })
    expect(await screen.findByText('5 at 10, 20')).toBeVisible()
    change({ markers: [] })
    expect(screen.getByText('5 at 10, 20')).toBeVisible()
    change({ zoom: 9 })
    expect(screen.getByText('9 at -35, 174')).toBeVisible()
    change({ zoom: 9, centre: { lat: 1, lng: 2 } })
    expect(screen.getByText('9 at 1, 2')).toBeVisible()
  })

  it('reports where it was clicked', () => {
    const onClick = vi.fn()
    const { map } = show({ onClick })
    map().onClick({ lngLat: { lat: 1, lng: 2 } })
    expect(onClick).toHaveBeenCalledExactlyOnceWith({ lat: 1, lng: 2 })
  })

  it('says so if the browser cannot show it at all', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { map } = show()
    map().onError({ error: new Error('no WebGL') })
    expect(await screen.findByText('This browser cannot show the map.')).toBeVisible()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('stays, with a note, if only some of its tiles are missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { map } = show()
    map().onLoad()
    map().onError({ error: new Error('no picture') })
    expect(await screen.findByText('Some of the map could not be loaded.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Map' })).toBeVisible()
  })
})
