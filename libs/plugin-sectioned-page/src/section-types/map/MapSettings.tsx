import { Button } from '@chakra-ui/react'
import { Fetched, useFetched } from '@sitewright/page-kit'
import { IconButton, useMessages } from '@sitewright/ui'
import { MapPlus, Save } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { NumberField } from '@sitewright/page-kit/cards'
import type { FoundPlace } from '../../contract.ts'
import { maxTitleLength, maxMarkers } from '../../model/limits.ts'
import { clamp } from '../../model/values.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import type { EngineMapOptions } from './EngineMap.tsx'
import { LiveMap } from './LiveMap.tsx'
import { MapPins } from './MapPins.tsx'
import type { Viewpoint } from './map-engine.ts'
import { defaultZoom, latitudes, longitudes, zooms, type MapConfig, type Marker, type Place } from './model.ts'
import { usePlacesAvailable } from './use-places-available.ts'

export interface MapSettingsProps extends SectionSettingsProps<MapConfig> {
  /** The map that is clicked and moved. @default LiveMap */
  map?: ComponentType<EngineMapOptions>
}

const fetchSearch = () => import('./on-demand/PlaceSearch.tsx')

/** Degrees that the arrow keys add to a place, about ten metres. */
const placeStep = 0.0001

/** The map of a section: by numbers, by moving a map, and its pins by hand and by a click on that map. */
export function MapSettings({ config, onChange, map: Map = LiveMap }: MapSettingsProps) {
  const messages = useMessages()
  const { Zoom, Centre, Markers } = config
  const [shown, setShown] = useState(false)
  const [view, setView] = useState<Viewpoint>()
  // A question is answered later than it was asked: until then more may have changed.
  const latest = useRef(config)
  useEffect(() => {
    latest.current = config
  })
  const full = Markers.length >= maxMarkers
  const searches = usePlacesAvailable()
  const PlaceSearch = useFetched(fetchSearch, searches)

  async function dropPin(position: Place) {
    if (full) return messages.alert(`A map can have up to ${maxMarkers} pins.`)
    const title = (await messages.prompt('Enter a description for the map pin'))?.trim()
    if (!title) return
    const pin: Marker = { Title: title.slice(0, maxTitleLength), Position: rounded(position) }
    onChange({ ...latest.current, Markers: [...latest.current.Markers, pin] })
  }

  function centreOn(place: Place) {
    const { current } = latest
    onChange({ ...current, Centre: rounded(place), Zoom: Math.max(current.Zoom, defaultZoom) })
    setView(undefined)
  }

  function pinAt({ name, ...position }: FoundPlace) {
    const { current } = latest
    const pin: Marker = { Title: name.slice(0, maxTitleLength), Position: rounded(position) }
    onChange({ ...current, Markers: [...current.Markers, pin] })
  }

  function saveView() {
    if (!view) return
    onChange({ ...config, Centre: rounded(view.centre), Zoom: clamp(Math.round(view.zoom * 100) / 100, zooms) })
    setView(undefined)
  }

  return (
    <div data-map="">
      {PlaceSearch && <Fetched component={PlaceSearch} full={full} onCentre={centreOn} onPin={pinAt} />}
      <fieldset data-numbers="">
        <legend>Centre and zoom</legend>
        <NumberField
          label="Latitude"
          value={Centre.lat}
          range={latitudes}
          step={placeStep}
          onChange={(lat) => onChange({ ...config, Centre: { ...Centre, lat } })}
        />
        <NumberField
          label="Longitude"
          value={Centre.lng}
          range={longitudes}
          step={placeStep}
          onChange={(lng) => onChange({ ...config, Centre: { ...Centre, lng } })}
        />
        <NumberField label="Zoom" value={Zoom} range={zooms} onChange={(zoom) => onChange({ ...config, Zoom: zoom })} />
      </fieldset>
      <div data-live-map="">
        {shown ? (
          <>
            <div data-map-frame="">
              <Map zoom={Zoom} centre={Centre} markers={Markers} onMove={setView} onClick={dropPin} />
            </div>
            <div data-map-help="">
              <IconButton
                label="Save map view"
                tooltip="Use the current map view"
                icon={<Save aria-hidden />}
                tone="accent"
                disabled={view === undefined}
                onClick={saveView}
              />
              <p>Click the map to drop a pin. To use the view that it shows, press the save icon.</p>
            </div>
          </>
        ) : (
          <Button size="sm" variant="outline" onClick={() => setShown(true)}>
            <MapPlus aria-hidden />
            Show map to edit
          </Button>
        )}
      </div>
      <MapPins
        pins={Markers}
        onChange={(pins) => onChange({ ...config, Markers: pins })}
        newPlace={() => rounded(view?.centre ?? Centre)}
        full={full}
        step={placeStep}
      />
    </div>
  )
}

/** A place as exact as anyone needs it, about ten centimetres, and on earth: maps go around it more than once. */
function rounded({ lat, lng }: Place): Place {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  const around = lng < -180 || lng > 180 ? ((((lng + 180) % 360) + 360) % 360) - 180 : lng
  return { lat: clamp(round(lat), latitudes), lng: clamp(round(around), longitudes) }
}
