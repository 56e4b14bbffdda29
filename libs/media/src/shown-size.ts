const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

const formats = units.map(
  (unit) =>
    new Intl.NumberFormat('en-nz', {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumSignificantDigits: 3,
    }),
)

/** A number of bytes as people read it: '512 bytes', '3.2 MB'. */
export function shownSize(bytes: number): string {
  // from 999.5 on the number would be shown as 1,000 of its unit
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes / 0.9995) / 3), units.length - 1)
  return formats[power]!.format(bytes / 1000 ** power)
}
