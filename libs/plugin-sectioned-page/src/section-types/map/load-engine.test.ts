import type { Api } from '@sitewright/api-client'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadEngine } from './LiveMap.tsx'
import { openStreetMapTiles } from './map-style.ts'

const mapboxEngine = vi.hoisted(() => vi.fn())
const maplibreEngine = vi.hoisted(() => vi.fn())
// the libraries need a graphics card to load at all
vi.mock('./mapbox-engine.tsx', () => ({ mapboxEngine }))
vi.mock('./maplibre-engine.tsx', () => ({ maplibreEngine }))
beforeEach(() => {
  mapboxEngine.mockReset()
  maplibreEngine.mockReset()
})

const apiWith = (properties: Record<string, string>) =>
  (async (_: string, { k }: { k: string }) => {
    if (properties[k] === undefined) throw new Error('The server cannot be reached')
    return [properties[k]]
  }) as unknown as Api

it("is Mapbox GL with the site's maps key", async () => {
  await loadEngine(apiWith({ GoogleMapsKey: ' pk.abc ', MapTiles: 'https://tiles.example/{z}/{x}/{y}.png' }))
  expect(mapboxEngine).toHaveBeenCalledWith(expect.objectContaining({ key: 'pk.abc' }))
  expect(maplibreEngine).not.toHaveBeenCalled()
})

it('is MapLibre GL without one, with the tiles configured on the server (Q131)', async () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png'
  await loadEngine(apiWith({ GoogleMapsKey: '', MapTiles: tiles }))
  expect(maplibreEngine).toHaveBeenCalledWith(expect.objectContaining({ tiles }))
})

it('shows those of OpenStreetMap if the server cannot be reached', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await loadEngine(apiWith({}))
  expect(maplibreEngine).toHaveBeenCalledWith(expect.objectContaining({ tiles: openStreetMapTiles }))
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})
