import type { StyleSpecification } from 'maplibre-gl'

/** Pictures of the map without any account (Q131): OpenStreetMap's own. */
export const openStreetMapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
/** What Mapbox shows for a site that has a maps key. */
export const mapboxStyle = 'mapbox://styles/mapbox/streets-v12'

/** Px. */
const tileSize = 256
/** OpenStreetMap has no closer pictures: the closest are enlarged. */
const closest = 19

/** A map that consists of the pictures at an address with `{z}`, `{x}` and `{y}` in it. */
export function rasterStyle(tiles: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      streets: {
        type: 'raster',
        tiles: [tiles],
        tileSize,
        maxzoom: closest,
        attribution:
          '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors',
      },
    },
    layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
  }
}
