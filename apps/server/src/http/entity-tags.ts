/** One entity tag at the place reached, with what ends it (RFC 9110 §8.8.3); a tag may hold commas. */
const listed = /[\t ,]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*(?=,|$)/y

/**
 * True if an If-None-Match header is `*` or names this tag. The comparison is weak, as RFC 9110 §13.1.2 has it: proxies
 * that compress an answer weaken its tag. What follows something that is no tag is not read.
 *
 * @param etag as it is sent, weak or strong.
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  listed.lastIndex = 0
  for (let found = listed.exec(header); found; found = listed.exec(header)) if (found[1] === opaque) return true
  return false
}

/**
 * True if an If-Range header is met: parts may be joined only where every byte is the same, so the comparison is strong
 * (RFC 9110 §13.1.5), and a date, which is never given, does not meet it.
 */
export function isSameForRange(header: string | string[] | undefined, etag: string): boolean {
  return header === undefined || (header === etag && !etag.startsWith('W/'))
}
