/**
 * The text of a file that some spreadsheet wrote: UTF-8 or UTF-16 where it says so by its first bytes, UTF-8 where it can
 * be that, else Windows-1252, in which Excel stores CSV files.
 */
export function csvText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
