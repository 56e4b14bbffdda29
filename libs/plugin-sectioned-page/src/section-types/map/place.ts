import type { Place } from './model.ts'

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
