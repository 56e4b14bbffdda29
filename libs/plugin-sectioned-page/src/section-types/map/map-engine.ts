import type { ComponentType, ReactNode } from 'react'
import type { Place } from './model.ts'

/** What of the world a map shows. */
export interface Viewpoint {
  zoom: number
  centre: Place
}

/** What a library reports about its view. */
export interface EngineView {
  viewState: { longitude: number; latitude: number; zoom: number }
}

/** The events of a map library, as far as they are the same in both. */
export interface EngineMapProps {
  longitude: number
  latitude: number
  zoom: number
  onMove: (event: EngineView) => void
  onMoveEnd: (event: EngineView) => void
  onClick: (event: { lngLat: Place }) => void
  onLoad: () => void
  onError: (event: { error: { message?: string } }) => void
  children: ReactNode
}

export interface EngineMarkerProps {
  longitude: number
  latitude: number
  onClick: (event: { originalEvent: MouseEvent }) => void
  children: ReactNode
}

export interface EnginePopupProps {
  longitude: number
  latitude: number
  onClose: () => void
  children: ReactNode
}

/** A map library: MapLibre GL or Mapbox GL, each already set up. */
export interface MapEngine {
  Map: ComponentType<EngineMapProps>
  Marker: ComponentType<EngineMarkerProps>
  Popup: ComponentType<EnginePopupProps>
}

export interface MapEngineOptions {
  /** The maps access token; '' for none. */
  key: string
  /** Address of the map's pictures where there is no key. */
  tiles: string
}
