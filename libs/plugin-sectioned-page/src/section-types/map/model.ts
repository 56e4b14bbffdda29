import { fieldsOf, isFields, readNumber, readText } from '@sitewright/page-kit/values'
import { maxMarkers } from '../../model/limits.ts'
import { clamp, type Range } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'

/** A place on earth in degrees. */
export interface Place {
  lat: number
  lng: number
}

/** A pin. */
export interface Marker {
  /** What is there. */
  Title: string
  Position: Place
}

export interface MapConfig {
  Zoom: number
  Centre: Place
  Markers: readonly Marker[]
}

export const latitudes: Range = { min: -90, max: 90 }
export const longitudes: Range = { min: -180, max: 180 }
export const zooms: Range = { min: 0, max: 22 }

/** A point in the northern part of New Zealand (Q130). */
export const defaultCentre: Place = { lat: -35.2827, lng: 174.091 }
export const defaultZoom = 15

export const mapModel: SectionModel<MapConfig, 'google-map'> = {
  sectionType: 'google-map',
  label: 'Google map',
  blank: () => ({ Zoom: defaultZoom, Centre: { ...defaultCentre }, Markers: [] }),
  read: (config) => {
    const fields = fieldsOf(config)
    const markers = Array.isArray(fields['Markers']) ? fields['Markers'].filter(isFields) : []
    return {
      ...fields,
      Zoom: clamp(readNumber(fields['Zoom']) ?? defaultZoom, zooms),
      Centre: readPlace(fields['Centre']),
      Markers: markers
        .slice(0, maxMarkers)
        .map((marker) => ({ ...marker, Title: readText(marker['Title']), Position: readPlace(marker['Position']) })),
    }
  },
}

function readPlace(value: unknown): Place {
  const fields = fieldsOf(value)
  return {
    ...fields,
    lat: clamp(readNumber(fields['lat']) ?? defaultCentre.lat, latitudes),
    lng: clamp(readNumber(fields['lng']) ?? defaultCentre.lng, longitudes),
  }
}
