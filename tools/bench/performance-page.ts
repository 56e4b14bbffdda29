import { table } from '../docs/markdown.ts'
import { sizes, type Growth } from './measure-growth.ts'
import { verdict, type Figure } from './verdict.ts'

/** docs/reference/performance.md. */
export function performancePage({
  figures,
  growth,
  machine,
}: {
  figures: Figure[]
  growth: Growth[]
  machine: string
}): string {
  const rows = figures.map((figure) => {
    const { promised, kept } = verdict(figure)
    const { value, reference, unit, digits = 0, against = '' } = figure
    const number = (each: number) => `${each.toFixed(digits)} ${unit}`
    const ratio = reference ? `${(value / reference).toFixed(2)} ×` : ''
    const mark = kept === undefined ? '' : kept ? '✓' : '✗'
    return [
      figure.what,
      number(value),
      reference === undefined ? '' : number(reference),
      ratio,
      against,
      promised,
      mark,
    ]
  })
  return `# Performance

_Written by \`npm run bench\`; do not edit._

Every figure stands beside its reference of the same run on the same machine; of both the medians of interleaved rounds
are shown. Load comes over 32 connections from autocannon in a process of its own, and leaves the machine nowhere.

Measured on: ${machine}

${table(['What', 'Sitewright', 'Reference', 'Ratio', 'Against', 'Promised', ''], rows)}
## Growth

Milliseconds of a call on a site that has so many pages, accounts (all in one role), files (all in one folder), entries in
the audit log, emails that wait, and submissions: the median of nine, after a first one, asked for by an administrator.
Calls that are documented to tell of everything grow with it.

${table(
  ['Call', ...sizes.map((size) => size.toLocaleString('en'))],
  growth.map(({ what, times }) => [what, ...times.map((time) => time.toFixed(1))]),
)}`
}
