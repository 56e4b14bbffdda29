import { chakra } from '@chakra-ui/react'
import type { Api } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { useCallback } from 'react'
import { useLoaded } from '../use-loaded.ts'
import { EngineMap, type EngineMapOptions } from './EngineMap.tsx'
import type { MapEngine } from './map-engine.ts'
import { openStreetMapTiles } from './map-style.ts'

export type LiveMapProps = EngineMapOptions

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: '3',
    // The libraries' own styles lie in no layer, and so above all of ours.
    '& .maplibregl-map, & .mapboxgl-map': { font: 'inherit !important', textAlign: 'start' },
    '& .maplibregl-popup-content, & .mapboxgl-popup-content': {
      padding: '0.75rem 2.25rem 0.75rem 0.75rem !important',
      borderRadius: 'md',
      background: 'bg.panel !important',
      color: 'fg',
      textStyle: 'sm',
    },
    '& .maplibregl-popup-tip, & .mapboxgl-popup-tip': {
      borderTopColor: 'bg.panel !important',
    },
    '& .maplibregl-popup-close-button, & .mapboxgl-popup-close-button': {
      width: '8',
      height: '8',
      color: 'fg.muted !important',
    },
    '& .maplibregl-ctrl-attrib, & .mapboxgl-ctrl-attrib': { color: 'black' },
    '& .pin': { display: 'block', color: 'accent.solid', cursor: 'pointer', borderRadius: 'full' },
    '& .pin > svg': { width: '9', height: '9', fill: 'currentColor', stroke: 'white', strokeWidth: '1.5' },
    '& > .note': {
      position: 'absolute',
      zIndex: 'docked',
      insetInline: '3',
      top: '3',
      width: 'fit-content',
      marginInline: 'auto',
      padding: '2',
      borderRadius: 'md',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'sm',
    },
  },
})

/**
 * A map that can be moved, filling the nearest positioned box. Its library is fetched when it is first shown; where that,
 * WebGL or the map's pictures are missing it says so in a sentence.
 */
export function LiveMap(map: LiveMapProps) {
  const { api } = useSite()
  const load = useCallback(() => loadEngine(api), [api])
  const engine = useLoaded(load)
  return (
    <Frame>
      {engine.state === 'waiting' && <Spinner label="Loading map..." />}
      {engine.state === 'failed' && <p role="status">The map could not be loaded.</p>}
      {engine.state === 'ready' && <EngineMap engine={engine.value} {...map} />}
    </Frame>
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
