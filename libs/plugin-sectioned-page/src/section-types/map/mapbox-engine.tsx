import library from 'mapbox-gl'
import 'mapbox-gl/dist/mapbox-gl.css'
import { Map, Marker, NavigationControl, Popup } from 'react-map-gl/mapbox'
import { fill, pinOffset } from './engine-settings.ts'
import type { MapEngine, MapEngineOptions } from './map-engine.ts'
import { mapboxStyle } from './map-style.ts'

/** Mapbox GL, for a site with a maps key. Reached by `import()` only. */
export function mapboxEngine({ key }: MapEngineOptions): MapEngine {
  return {
    Map: ({ children, ...map }) => (
      <Map {...map} mapLib={library} mapboxAccessToken={key} mapStyle={mapboxStyle} cooperativeGestures style={fill}>
        <NavigationControl showCompass={false} />
        {children}
      </Map>
    ),
    Marker: (marker) => <Marker {...marker} anchor="bottom" />,
    Popup: (popup) => <Popup {...popup} anchor="bottom" offset={pinOffset} closeOnClick={false} focusAfterOpen />,
  }
}
