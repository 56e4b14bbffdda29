import { createReadStream } from 'node:fs'

const unknown = 'application/octet-stream'
const plainText = 'text/plain'

/** Bytes in which an SVG must have begun, comments and all. */
const beginning = 64 * 1024

/**
 * The media type of a file, found from its bytes alone: neither its name nor what the sender says has a part in it. What
 * is text, whichever kind, is plain text but for SVG.
 */
export async function findType(file: string): Promise<string> {
  // with the first upload: many a server never needs it
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(file)
  // XML is told by its first line only, so it may be an SVG, or no XML at all
  if (found && found.mime !== 'application/xml') return found.mime
  const text = await textBeginning(file)
  if (text === undefined) return unknown
  return isSvg(text) ? 'image/svg+xml' : plainText
}

/** True for a type that was found by a signature. */
export function hasSignature(type: string): boolean {
  return type !== unknown && type !== plainText
}

/** How the text begins, or undefined if the file is not, to its end, UTF-8 without a zero character. */
async function textBeginning(file: string): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) return undefined
      const text = decoder.decode(chunk, { stream: true })
      if (start.length < beginning) start += text
    }
    decoder.decode()
    return start
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** True if nothing but an XML declaration, comments and a document type stand before `<svg`. */
function isSvg(text: string): boolean {
  let rest = text.trimStart()
  for (;;) {
    const end = endOfProlog(rest)
    if (end === undefined) return /^<svg[\s>/]/.test(rest)
    if (end === 0) return false
    rest = rest.slice(end).trimStart()
  }
}

/** Where the first part of the prolog ends: 0 if it does not, undefined if there is none. */
function endOfProlog(text: string): number | undefined {
  for (const [open, close] of [
    ['<?', '?>'],
    ['<!--', '-->'],
    ['<!DOCTYPE', '>'],
  ] as const)
    if (text.startsWith(open)) return text.indexOf(close) === -1 ? 0 : text.indexOf(close) + close.length
  return undefined
}

/** Types that are worked on as images: decoded, made again, and offered in several sizes. */
export const rasterTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
])

/** True for what can be shown as a picture. */
export function isImage(type: string): boolean {
  return rasterTypes.has(type) || type === 'image/svg+xml'
}
