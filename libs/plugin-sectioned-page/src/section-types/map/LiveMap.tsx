import type { Api } from '@sitewright/api-client'
import { useFetchedCode, useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useCallback } from 'react'
import { EngineMap, type EngineMapOptions } from './EngineMap.tsx'
import styles from './LiveMap.module.css'
import type { MapEngine } from './map-engine.ts'
import { openStreetMapTiles } from './map-style.ts'
import { texts } from '../view-messages.ts'

export type LiveMapProps = EngineMapOptions

/**
 * A map that can be moved, filling the nearest positioned box. Its library is fetched when it is first shown; where that,
 * WebGL or the map's pictures are missing it says so in a sentence.
 */
export function LiveMap(map: LiveMapProps) {
  const { api } = useSite()
  const load = useCallback(() => loadEngine(api), [api])
  const engine = useFetchedCode(load)
  return (
    <div className={styles.live}>
      {engine.state === 'waiting' && <Spinner label={texts.loadingMap()} />}
      {engine.state === 'failed' && <p role="status">{texts.mapFailed()}</p>}
      {engine.state === 'ready' && <EngineMap engine={engine.value} {...map} />}
    </div>
  )
}

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
