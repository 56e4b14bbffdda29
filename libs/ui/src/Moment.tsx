import { formatMoment } from './formats.ts'

/** A moment, given in epoch seconds, as people here write it, in the browser's time zone. */
export function Moment({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at * 1000).toISOString()} dir="ltr">
      {formatMoment(at)}
    </time>
  )
}
