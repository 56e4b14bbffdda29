/** One figure of the benchmark. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** Behind the point; none unless told. */
  digits?: number
  /** The same figure of `against`, measured in the same run. */
  reference?: number
  against?: string
  /** Its only key is the kind of bound. */
  promise?: { atLeast: number } | { atMost: number } | { ratioAtLeast: number } | { ratioAtMost: number }
}

/** What was promised, in words, and whether the figure keeps it. */
export function verdict({ value, reference, unit, promise }: Figure): { promised: string; kept: boolean | undefined } {
  if (!promise) return { promised: '', kept: undefined }
  const ratio = value / (reference ?? Number.NaN)
  if ('atLeast' in promise) return { promised: `≥ ${promise.atLeast} ${unit}`, kept: value >= promise.atLeast }
  if ('atMost' in promise) return { promised: `≤ ${promise.atMost} ${unit}`, kept: value <= promise.atMost }
  if ('ratioAtLeast' in promise) return { promised: `≥ ${promise.ratioAtLeast} ×`, kept: ratio >= promise.ratioAtLeast }
  return { promised: `≤ ${promise.ratioAtMost} ×`, kept: ratio <= promise.ratioAtMost }
}
