import { open } from 'node:fs/promises'
import { fail } from '../errors.ts'
import { hasSignature } from './file-type.ts'

const office = [
  'application/vnd.openxmlformats',
  'application/vnd.oasis',
  'application/vnd.ms-word',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  // with parts in another order than usual
  'application/zip',
  // with a password
  'application/x-cfb',
]
const zip = [
  'application/zip',
  ...office.filter((type) => type.startsWith('application/vnd.')),
  'application/vnd.apple',
  'application/vnd.android',
  'application/vnd.visio',
  'application/epub+zip',
  'application/java-archive',
  'application/x-xpinstall',
  'model/',
]
const film = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'audio/mp4', 'audio/x-m4a']
const matroska = ['video/webm', 'video/matroska']
const ogg = ['audio/ogg', 'video/ogg', 'application/ogg']
/** Any of them under any of their names: phones and messengers often name a picture as another kind of picture. */
const picture = [
  ...['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  ...['image/bmp', 'image/x-icon', 'image/tiff', 'image/jxl'],
]

/**
 * The media types, or how they begin, that the content of a file may have whose name ends like that. Pictures, and what shares a
 * container, are not told apart. Formats without a signature, such as plain text, are not here.
 */
const formats = new Map<string, readonly string[]>(
  Object.entries({
    ...{ jpg: picture, jpeg: picture, png: picture, gif: picture, webp: picture, avif: picture, heic: picture },
    ...{ heif: picture, bmp: picture, ico: picture, tif: picture, tiff: picture },
    ...{ pdf: ['application/pdf', 'application/illustrator'], zip, epub: ['application/epub+zip', 'application/zip'] },
    ...{ docx: office, xlsx: office, pptx: office, odt: office, ods: office, odp: office },
    ...{ mp3: ['audio/mpeg'], wav: ['audio/wav'], flac: ['audio/flac'], ogg, oga: ogg, opus: ogg },
    ...{ mp4: film, m4v: film, m4a: film, mov: film, ogv: ogg, webm: matroska, mkv: matroska },
  }),
)

/** Bytes within which a signature must be that is not where it usually is. */
const beginning = 1024

/** Signatures in places where they are read all the same. */
const elsewhere = new Map([
  ['pdf', /%PDF-/],
  ['mp3', /^ID3|\xff[\xe2\xe3\xf2-\xfb]/],
  ['wav', /^(RF64|BW64)/],
])

/** A file, the media type of its content, and a way to have it as a local file: undefined where its bytes are gone. */
export interface NamedContent {
  name: string
  size: number
  type: string
  withLocalFile: (work: (path: string) => Promise<string>) => Promise<string | undefined>
}

/**
 * Sees that a file is what its name says, where that has a signature: a page or a program is no picture. What is empty passes.
 *
 * @throws {RefusedError} 400 with what the name says and, where that is known, what the content is.
 */
export async function assertNamedFormat({ name, size, type, withLocalFile }: NamedContent): Promise<void> {
  const ending = endingOf(name)
  const named = formats.get(ending)
  if (size === 0 || !named || named.some((start) => type.startsWith(start))) return
  const signature = hasSignature(type) ? undefined : elsewhere.get(ending)
  if (signature?.test((await withLocalFile(beginningOf)) ?? '')) return
  fail('otherFormat', {}, { file: name, named: ending.toUpperCase(), found: formatOf(type)?.toUpperCase() ?? 'none' })
}

/** What a name ends with, in lower case and without the dot; '' where it has no ending. */
export function endingOf(name: string): string {
  return /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** What people call the format of a media type. */
function formatOf(type: string): string | undefined {
  if (picture.includes(type)) return /[a-z]+$/.exec(type)?.[0]
  return [...formats].find(([, types]) => types[0] === type)?.[0]
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
