import { formatMoment } from './formats.ts'

/** A moment, given in epoch seconds, as its reader's language writes it, in the site's time zone, or else the browser's: from right to left where that does. */
export function Moment({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at * 1000).toISOString()} dir="auto">
      {formatMoment(at)}
    </time>
  )
}
