import type { Api } from '@sitewright/api-client'
import type { MapEngine } from './map-engine.ts'
import { openStreetMapTiles } from './map-style.ts'

/**
 * Fetches the map library: Mapbox GL for a site with a maps key, MapLibre GL without one (Q131).
 *
 * @throws when its code cannot be fetched.
 */
export async function loadEngine(api: Api): Promise<MapEngine> {
  const [key, tiles] = await Promise.all([property(api, 'GoogleMapsKey'), property(api, 'MapTiles')])
  if (key !== '') return (await import('./mapbox-engine.tsx')).mapboxEngine({ key, tiles })
  return (await import('./maplibre-engine.tsx')).maplibreEngine({ key, tiles: tiles || openStreetMapTiles })
}

/** What cannot be asked for is as good as not set: there is a map without it. */
async function property(api: Api, k: 'GoogleMapsKey' | 'MapTiles'): Promise<string> {
  try {
    const [value] = await api('GET protected/get-system-property.json.php', { k })
    return typeof value === 'string' ? value.trim() : ''
  } catch (error) {
    console.error(error)
    return ''
  }
}
