import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** A file that is no font of the web, with what is wrong as a sentence without its full stop. */
export class FontError extends Error {}

/** The tables of a font, by their tags; those that `woff2` writes in another way are as they are in the file. */
export interface FontTables {
  find: (tag: string) => Table | undefined
}

export interface Table {
  bytes: Buffer
  /** True where it is not written as in other fonts, but in the way of `woff2`. */
  transformed: boolean
}

interface Entry {
  tag: string
  /** Bytes in the file, once unpacked. */
  length: number
  transformed: boolean
}

/** Bytes of the header. */
const headerLength = 48

/** Bytes that a file may be unpacked to: the largest fonts of the Latin, Greek and Cyrillic alphabets have a third. */
const maxUnpackedBytes = 8_000_000

/** As the first bytes say which outlines a font has. */
const flavors: readonly number[] = [0x00_01_00_00, 0x4f_54_54_4f, 0x74_72_75_65]

// https://www.w3.org/TR/WOFF2/#table_dir_format
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))

/** Those without which no browser shows a font. */
const neededTags = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'] as const

/** Outlines, in one of the ways in which fonts have them. */
const outlineTags = [['glyf', 'loca'], ['CFF '], ['CFF2']] as const

const unpack = promisify(brotliDecompress)

/** Reads a `woff2` file, by its bytes alone. @throws {FontError} for what is none, or is damaged. */
export async function readWoff2(file: Buffer): Promise<FontTables> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new FontError(foreign(file))
  if (file.length < headerLength) throw new FontError('The file is damaged: it ends too early')
  const flavor = file.readUInt32BE(4)
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new FontError('The file has several fonts: upload one alone')
  if (!flavors.includes(flavor)) throw new FontError('The file is no font of letters that can be drawn')
  if (file.readUInt32BE(8) !== file.length)
    throw new FontError('The file is damaged: it is not as long as it says it is')
  const { entries, end } = readDirectory(file, file.readUInt16BE(12))
  const packed = file.readUInt32BE(20)
  if (end + packed > file.length) throw new FontError('The file is damaged: a part of it is missing')
  const lengths = entries.reduce((sum, { length }) => sum + length, 0)
  if (lengths > maxUnpackedBytes) throw new FontError('The font is too large once it is unpacked')
  const missing = neededTags.find((tag) => !entries.some((entry) => entry.tag === tag))
  if (missing !== undefined) throw new FontError(`The font is not complete: it has no table ‘${missing}’`)
  if (!outlineTags.some((tags) => tags.every((tag) => entries.some((entry) => entry.tag === tag))))
    throw new FontError('The font is not complete: it has no outlines to draw its letters by')
  return cut(await unpacked(file.subarray(end, end + packed), lengths), entries)
}

/** What people take for such a font. */
function foreign(file: Buffer): string {
  const start = file.toString('latin1', 0, 4)
  const other = start === 'wOFF' ? 'woff' : start === 'OTTO' ? 'otf' : start === '\0\u0001\0\0' ? 'ttf' : undefined
  return other === undefined
    ? 'The file is no woff2 font'
    : `The file is a font of the kind ${other}: upload it as woff2, which is much smaller`
}

function readDirectory(file: Buffer, tables: number): { entries: Entry[]; end: number } {
  const entries: Entry[] = []
  let at = headerLength
  try {
    for (let table = 0; table < tables; table++) {
      const flags = file.readUInt8(at++)
      let tag = knownTags[flags & 63]
      if (tag === undefined) {
        tag = file.toString('latin1', at, at + 4)
        at += 4
      }
      const original = readBase128(file, at)
      at = original.end
      const outlines = tag === 'glyf' || tag === 'loca'
      const transformed = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0
      const inFile = transformed ? readBase128(file, at) : original
      at = inFile.end
      entries.push({ tag, length: inFile.value, transformed })
    }
  } catch (error) {
    if (error instanceof RangeError) throw new FontError('The file is damaged: it ends too early')
    throw error
  }
  return { entries, end: at }
}

/** A number of up to five bytes, seven bits of it in each. */
function readBase128(file: Buffer, from: number): { value: number; end: number } {
  let value = 0
  for (let at = from; at < from + 5; at++) {
    const byte = file.readUInt8(at)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, end: at + 1 }
  }
  throw new FontError('The file is damaged: a length in it is none')
}

async function unpacked(bytes: Buffer, lengths: number): Promise<Buffer> {
  const all = await unpack(bytes, { maxOutputLength: Math.max(lengths, 1) }).catch(() => undefined)
  if (all?.length !== lengths) throw new FontError('The file is damaged: it cannot be unpacked')
  return all
}

function cut(all: Buffer, entries: readonly Entry[]): FontTables {
  const tables = new Map<string, Table>()
  let at = 0
  for (const { tag, length, transformed } of entries) {
    tables.set(tag, { bytes: all.subarray(at, at + length), transformed })
    at += length
  }
  return { find: (tag) => tables.get(tag) }
}
