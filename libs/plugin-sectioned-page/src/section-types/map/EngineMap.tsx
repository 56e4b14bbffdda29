import { MapPin } from 'lucide-react'
import { useState } from 'react'
import styles from './LiveMap.module.css'
import type { EngineView, MapEngine, Viewpoint } from './map-engine.ts'
import type { Marker, Place } from './model.ts'
import { texts } from '../view-messages.ts'

export interface EngineMapOptions extends Viewpoint {
  markers: readonly Marker[]
  /** Tells what is shown after it was moved or zoomed. */
  onMove?: (view: Viewpoint) => void
  /** A place of the map was clicked, not a pin. */
  onClick?: (place: Place) => void
}

export interface EngineMapProps extends EngineMapOptions {
  engine: MapEngine
}

/** The libraries count zooms by tiles of 512 px, map services and so the stored zoom by tiles of 256 px. */
const finer = 1

/** `partial`: some of its pictures are missing. `failed`: there is no map at all, for lack of WebGL or of its style. */
type MapState = 'loading' | 'shown' | 'partial' | 'failed'

/** The map of a library that is there. Another centre or zoom moves it. */
export function EngineMap({ engine, zoom, centre, markers, onMove, onClick }: EngineMapProps) {
  const { Map } = engine
  const asked = `${zoom} ${centre.lat} ${centre.lng}`
  const [view, setView] = useState({ asked, zoom, centre })
  const [opened, setOpened] = useState<number>()
  const [state, setState] = useState<MapState>('loading')
  if (view.asked !== asked) setView({ asked, zoom, centre })

  if (state === 'failed') return <p role="status">{texts.noMap()}</p>
  return (
    <>
      {state === 'partial' && (
        <p role="status" className={styles.note}>
          {texts.mapPartial()}
        </p>
      )}
      <Map
        longitude={view.centre.lng}
        latitude={view.centre.lat}
        zoom={view.zoom - finer}
        onMove={(event) => setView({ asked, ...viewpointOf(event) })}
        onMoveEnd={(event) => onMove?.(viewpointOf(event))}
        onClick={({ lngLat: { lat, lng } }) => {
          setOpened(undefined)
          onClick?.({ lat, lng })
        }}
        onLoad={() => setState((before) => (before === 'loading' ? 'shown' : before))}
        onError={(event) => {
          console.error(event.error)
          const ofTile = 'tile' in event
          setState((before) => (before === 'failed' || (before === 'loading' && !ofTile) ? 'failed' : 'partial'))
        }}
      >
        <Pins engine={engine} markers={markers} opened={opened} onOpen={setOpened} />
      </Map>
    </>
  )
}

interface PinsProps {
  engine: Pick<MapEngine, 'Marker' | 'Popup'>
  markers: readonly Marker[]
  /** Which of them says what is there; undefined for none. */
  opened: number | undefined
  onOpen: (index: number | undefined) => void
}

function Pins({ engine: { Marker, Popup }, markers, opened, onOpen }: PinsProps) {
  const pin = opened === undefined ? undefined : markers[opened]
  return (
    <>
      {markers.map(({ Title, Position }, index) => (
        <Marker
          key={index}
          longitude={Position.lng}
          latitude={Position.lat}
          onClick={({ originalEvent }) => {
            // A pin is no place of the map.
            originalEvent.stopPropagation()
            onOpen(index)
          }}
        >
          <button type="button" className={styles.pin} aria-label={Title || texts.pin()}>
            <MapPin aria-hidden />
          </button>
        </Marker>
      ))}
      {pin?.Title && (
        <Popup key={opened} longitude={pin.Position.lng} latitude={pin.Position.lat} onClose={() => onOpen(undefined)}>
          {pin.Title}
        </Popup>
      )}
    </>
  )
}

function viewpointOf({ viewState: { zoom, latitude, longitude } }: EngineView): Viewpoint {
  return { zoom: zoom + finer, centre: { lat: latitude, lng: longitude } }
}
