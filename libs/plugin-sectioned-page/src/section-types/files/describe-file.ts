const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP archive',
  'application/msword': 'Word document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.ms-excel': 'Excel table',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel table',
  'application/vnd.ms-powerpoint': 'PowerPoint slides',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint slides',
  'application/vnd.oasis.opendocument.text': 'Text document',
  'application/vnd.oasis.opendocument.spreadsheet': 'Table',
  'text/plain': 'Text',
  'text/csv': 'CSV table',
}
const families: Readonly<Record<string, string>> = { image: 'Picture', audio: 'Sound', video: 'Video' }

/** What people call a file of a media type; of one that they have no word for the ending of its name. */
export function describeType(type: string, name: string): string {
  const [family = ''] = type.split('/')
  const known = Object.hasOwn(kinds, type)
    ? kinds[type]
    : Object.hasOwn(families, family)
      ? families[family]
      : undefined
  return known ?? /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toUpperCase() ?? 'File'
}

const units = ['B', 'kB', 'MB', 'GB'] as const

/** A size in bytes as people read it, such as '1.2 MB'. */
export function describeSize(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1]
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`
}

// Not by `Intl`: server and browser draw the same page, and may know months by other abbreviations or be in other zones.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A day, such as '8 Mar 2026'. @param moment epoch seconds. */
export function describeDay(moment: number): string {
  const day = new Date(moment * 1000)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
