import * as library from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { Map, Marker, NavigationControl, Popup } from 'react-map-gl/maplibre'
import { fill, pinOffset } from './engine-settings.ts'
import type { MapEngine, MapEngineOptions } from './map-engine.ts'
import { rasterStyle } from './map-style.ts'

// Otherwise it looks for its worker beside itself, where no bundle has it.
library.setWorkerUrl(workerUrl)

/** MapLibre GL, over the pictures of a map. Reached by `import()` only. */
export function maplibreEngine({ tiles }: MapEngineOptions): MapEngine {
  const style = rasterStyle(tiles)
  return {
    Map: ({ children, ...map }) => (
      // Without a look at expiry dates pictures come as pictures, for which pages need no right to talk to their host.
      <Map {...map} mapLib={library} mapStyle={style} refreshExpiredTiles={false} cooperativeGestures style={fill}>
        <NavigationControl showCompass={false} />
        {children}
      </Map>
    ),
    Marker: (marker) => <Marker {...marker} anchor="bottom" />,
    Popup: (popup) => <Popup {...popup} anchor="bottom" offset={pinOffset} closeOnClick={false} focusAfterOpen />,
  }
}
