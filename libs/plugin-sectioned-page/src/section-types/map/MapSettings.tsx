import { Fetched, useFetched } from '@sitewright/page-kit'
import { type ComponentType, useState } from 'react'
import { NumberField } from '@sitewright/page-kit/cards'
import type { FoundPlace } from '../../contract.ts'
import { maxTitleLength, maxMarkers } from '../../model/limits.ts'
import { clamp } from '../../model/values.ts'
import { texts } from '../settings-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { useLatest } from '../shared/use-latest.ts'
import type { EngineMapOptions } from './EngineMap.tsx'
import { LiveMap } from './LiveMap.tsx'
import { MapPins } from './MapPins.tsx'
import styles from './MapSettings.module.css'
import { MapToEdit } from './MapToEdit.tsx'
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
export function MapSettings({ config, onChange, map = LiveMap }: MapSettingsProps) {
  const { latest, change } = useLatest(config, onChange)
  const { Centre, Markers } = config
  const [view, setView] = useState<Viewpoint>()
  const full = Markers.length >= maxMarkers
  const searches = usePlacesAvailable()
  const PlaceSearch = useFetched(fetchSearch, searches)

  function addPin(title: string, place: Place) {
    const pin: Marker = { Title: title.slice(0, maxTitleLength), Position: rounded(place) }
    change({ Markers: [...latest().Markers, pin] })
  }

  function showAt(place: Place, zoom: number) {
    change({ Centre: rounded(place), Zoom: zoom })
    setView(undefined)
  }

  return (
    <div className={styles.map}>
      {PlaceSearch && (
        <Fetched
          component={PlaceSearch}
          full={full}
          onCentre={(place: FoundPlace) => showAt(place, Math.max(latest().Zoom, defaultZoom))}
          onPin={({ name, ...place }: FoundPlace) => addPin(name, place)}
        />
      )}
      <CentreAndZoom config={config} onChange={change} />
      <MapToEdit
        map={map}
        config={config}
        view={view}
        onMove={setView}
        onSaveView={({ centre, zoom }) => showAt(centre, clamp(Math.round(zoom * 100) / 100, zooms))}
        onPin={addPin}
      />
      <MapPins
        pins={Markers}
        onChange={(pins) => change({ Markers: pins })}
        newPlace={() => rounded(view?.centre ?? Centre)}
        full={full}
        step={placeStep}
      />
    </div>
  )
}

interface CentreAndZoomProps {
  config: MapConfig
  onChange: (part: Partial<MapConfig>) => void
}

function CentreAndZoom({ config: { Centre, Zoom }, onChange }: CentreAndZoomProps) {
  return (
    <fieldset className={layout.besideOneAnother}>
      <legend>{texts.centreAndZoom()}</legend>
      <NumberField
        label={texts.latitude()}
        value={Centre.lat}
        range={latitudes}
        step={placeStep}
        onChange={(lat) => onChange({ Centre: { ...Centre, lat } })}
      />
      <NumberField
        label={texts.longitude()}
        value={Centre.lng}
        range={longitudes}
        step={placeStep}
        onChange={(lng) => onChange({ Centre: { ...Centre, lng } })}
      />
      <NumberField label={texts.zoom()} value={Zoom} range={zooms} onChange={(zoom) => onChange({ Zoom: zoom })} />
    </fieldset>
  )
}

/** A place as exact as anyone needs it, about ten centimetres, and on earth: maps go around it more than once. */
function rounded({ lat, lng }: Place): Place {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  const around = lng < -180 || lng > 180 ? ((((lng + 180) % 360) + 360) % 360) - 180 : lng
  return { lat: clamp(round(lat), latitudes), lng: clamp(round(around), longitudes) }
}
