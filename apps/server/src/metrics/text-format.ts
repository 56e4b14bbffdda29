export type Labels = Readonly<Record<string, string>>

export interface Sample {
  labels: Labels
  value: number
  /** What the sample's name has more than the family's, such as `_sum`. */
  suffix?: string
}

export interface DescribedFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
}

/**
 * One metric in Prometheus' text format 0.0.4; '' without samples.
 *
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function writeFamily({ name, help, type }: DescribedFamily, samples: readonly Sample[]): string {
  if (samples.length === 0) return ''
  const lines = samples.map(
    ({ labels, value, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${number(value)}`,
  )
  return [`# HELP ${name} ${escape(help)}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

export interface Buckets {
  bounds: readonly number[]
  /** How many fell into each bucket, the last being the one above all bounds. */
  counts: Iterable<number>
  sum: number
}

/** What stands for a histogram: each bucket holds those below it too. */
export function histogramSamples(labels: Labels, { bounds, counts, sum }: Buckets): Sample[] {
  let total = 0
  const buckets = [...counts].map((count, at) => {
    const le = at < bounds.length ? String(bounds[at]) : '+Inf'
    return { suffix: '_bucket', labels: { ...labels, le }, value: (total += count) }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }]
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value).replaceAll('"', '\\"')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

function number(value: number): string {
  return Number.isFinite(value) ? String(value) : value > 0 ? '+Inf' : value < 0 ? '-Inf' : 'NaN'
}
