import { numberFormat } from '@sitewright/messages'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Of the language that is read. */
const formatOf = (unit: (typeof units)[number]) =>
  numberFormat({
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumSignificantDigits: 3,
  })

/** A number of bytes as people read it: '512 bytes', '3.2 MB'. */
export function shownSize(bytes: number): string {
  // from 999.5 on the number would be shown as 1,000 of its unit
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes / 0.9995) / 3), units.length - 1)
  return formatOf(units[power]!).format(bytes / 1000 ** power)
}
