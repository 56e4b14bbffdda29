/** `1 file`, `2,000 files`. */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** `640 bytes`, `1.2 MB`. */
export function bytesText(bytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB']
  let size = bytes
  let unit: string | undefined
  while (size >= 1000 && units.length > 0) {
    size /= 1000
    unit = units.shift()
  }
  return unit === undefined ? amount(bytes, 'byte') : `${size.toFixed(size < 10 ? 1 : 0)} ${unit}`
}
