import type { FileRow } from './file-rights.ts'
import type { Rendition } from './rendition.ts'

/** All that is to be known of bytes before they are sent. */
export interface Delivery {
  /** Of the file. */
  id: number
  /** Where the bytes lie. */
  key: string
  size: number
  /** Strong: it changes with every byte. */
  etag: string
  headers: Readonly<Record<string, string>>
  /** Where they are in memory already. */
  bytes?: Uint8Array | undefined
}

export interface DeliveryOptions {
  /** What is sent in the place of the file. */
  rendition: Rendition | undefined
  download: boolean
  /** True if everyone may have it. */
  isPublic: boolean
  /** True if the address names these bytes: others of the same file will have another. */
  isVersion: boolean
}

/** Types that a browser may show in place; all others are downloads (Q69). */
const shownInline = /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|application\/pdf|video\/.+|audio\/.+|text\/plain)$/

/** Text that people open in a map, a sports watch or a table: shown in place it is of no use to them. */
const readByPrograms = /\.(gpx|kml|tcx|geojson|csv)$/i

/** Whatever a file holds, it can run nothing on the site's origin. */
export const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'"

/** Browsers show a PDF by a program of their own, which does not start in a sandbox; nothing in it reaches the site. */
const pdfPolicy = "frame-ancestors 'self'"

/**
 * What is public today may be restricted to a role tomorrow, so no cache may answer without revalidation; the ETag
 * spares it the bytes. A browser may show again for an hour what it has shown, where the address names the bytes.
 */
export const publicCaching = {
  plain: 'public, no-cache',
  version: 'public, max-age=3600, s-maxage=0, proxy-revalidate',
}

/** How a file, or a picture of it, is sent to anyone who may have it. */
export function describeFile(file: FileRow, options: DeliveryOptions): Delivery {
  const { rendition, download, isPublic, isVersion } = options
  const type = rendition?.type ?? file.type
  const isForPrograms = type === 'text/plain' && readByPrograms.test(file.name)
  const isInline = !download && !isForPrograms && shownInline.test(type)
  const { storage_key: key, size, bytes } = rendition ?? { ...file, bytes: undefined }
  const etag = rendition ? `"${key.replaceAll(/[^0-9a-z]/g, '')}"` : `"${file.sha256.slice(0, 32)}"`
  const caching = publicCaching[isVersion ? 'version' : 'plain']
  return {
    id: file.id,
    key,
    size,
    bytes,
    etag,
    headers: {
      ETag: etag,
      'Accept-Ranges': 'bytes',
      'Cache-Control': isPublic ? caching : 'private, no-store',
      'Content-Type': isInline ? withCharset(type) : 'application/octet-stream',
      'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; ${fileNameParameters(file.name)}`,
      'Content-Security-Policy': isInline && type === 'application/pdf' ? pdfPolicy : filePolicy,
      ...(rendition ? { Vary: 'Accept' } : {}),
    },
  }
}

/** What was found to be text was found to be UTF-8. */
function withCharset(type: string): string {
  return type === 'text/plain' ? 'text/plain; charset=utf-8' : type
}

/** The name as RFC 6266 has it, in plain letters too where it has others (RFC 8187). */
export function fileNameParameters(name: string): string {
  const full = `filename*=UTF-8''${encodeFileName(name)}`
  const plain = name.replace(/[^\x20-\x7E]/g, '_').replace(/["\\%]/g, '_')
  return `filename="${plain}"; ${full}`
}

/** `encodeURIComponent` leaves some characters that such a parameter may not hold. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
