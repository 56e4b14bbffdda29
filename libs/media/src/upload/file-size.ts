const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people read it, for example '3.4 MB'. */
export function fileSize(bytes: number): string {
  let [size, unit] = [bytes / 1000, 0]
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1]
  const digits = size < 10 ? 1 : 0
  const format = { style: 'unit', unit: units[unit]!, maximumFractionDigits: digits } as const
  // less than a tenth of a kilobyte is still not nothing
  return new Intl.NumberFormat(undefined, format).format(bytes > 0 ? Math.max(size, 0.1) : 0)
}
