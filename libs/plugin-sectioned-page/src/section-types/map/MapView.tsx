import { useRef, useState } from 'react'
import type { SectionViewProps } from '../section-type.ts'
import frames from '../section-frame.module.css'
import { LiveMap } from './LiveMap.tsx'
import styles from './MapView.module.css'
import type { MapConfig, Place } from './model.ts'
import { texts } from '../view-messages.ts'

/** Digits after the point: about ten metres. */
const digits = 4
/** OpenStreetMap shows no more. */
const closest = 19

/** A place as people write it, such as '35.2827° S, 174.0910° E'. */
export function describePlace({ lat, lng }: Place): string {
  const half = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(digits)}° ${degrees < 0 ? negative : positive}`
  return `${half(lat, ['N', 'S'])}, ${half(lng, ['E', 'W'])}`
}

/** Where a place is shown at OpenStreetMap, with a pin. */
export function openStreetMapAddress({ lat, lng }: Place, zoom: number): string {
  const level = Math.min(Math.round(zoom), closest)
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${level}/${lat}/${lng}`
}

/**
 * A map as visitors see it: at first its place, its pins and a way to look at it elsewhere, without a map library and
 * without another host. The map itself is fetched once it is asked for; what was there stays below it.
 */
export function MapView({ config: { Zoom, Centre, Markers } }: SectionViewProps<MapConfig>) {
  const [wanted, setWanted] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  function show() {
    setWanted(true)
    // The button is gone with this press.
    frame.current?.focus()
  }

  return (
    <div className={styles.map} role="group" aria-label={texts.map()}>
      <div className={`${frames.frame} ${styles.frame}`} ref={frame} tabIndex={-1}>
        {wanted ? (
          <LiveMap zoom={Zoom} centre={Centre} markers={Markers} />
        ) : (
          <>
            <p dir="ltr">{describePlace(Centre)}</p>
            <button type="button" onClick={show}>
              {texts.showMap()}
            </button>
          </>
        )}
      </div>
      {Markers.length > 0 && (
        <ul>
          {Markers.map(({ Title, Position }, index) => (
            <li key={index}>
              <a href={openStreetMapAddress(Position, Zoom)} target="_blank" rel="noopener noreferrer">
                {Title || <bdi dir="ltr">{describePlace(Position)}</bdi>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={frames.elsewhere}>
        <a href={openStreetMapAddress(Centre, Zoom)} target="_blank" rel="noopener noreferrer">
          {texts.openMap()}
        </a>
      </p>
    </div>
  )
}
