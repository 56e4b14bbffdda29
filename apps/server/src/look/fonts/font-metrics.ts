import { readAxes, readWidthDeltas } from './variable-widths.ts'
import { FontError, type FontTables, type Table } from './woff2.ts'

/** What is known of a font of one file, lengths as shares of the size of its letters. */
export interface FontMetrics {
  /** The first and the last weight that it has; the same where it has one. */
  weights: readonly [least: number, most: number]
  ascent: number
  descent: number
  lineGap: number
  /** The average width of a letter in running text, in the weight of text and in that of headings. */
  widths: { regular: number; bold: number }
}

/** As the theme has them. */
const weightOf = { regular: 400, bold: 600 } as const

/** Pixels of running text, by which fonts draw their letters otherwise than in headings. */
const textSize = 16

/** How often each letter is in about a thousand of running text, spaces among them. */
const frequencies: Readonly<Record<string, number>> = {
  ...{ ' ': 178, a: 67, b: 13, c: 25, d: 33, e: 98, f: 18, g: 16, h: 44, i: 61, j: 2, k: 6, l: 35, m: 20, n: 58 },
  ...{ o: 61, p: 16, q: 1, r: 50, s: 53, t: 72, u: 23, v: 8, w: 17, x: 2, y: 15, z: 1, '.': 9, ',': 9 },
}

/** Reads what `readWoff2` found. @throws {FontError} where its tables say nothing that can be used. */
export function readMetrics(tables: FontTables): FontMetrics {
  try {
    return measure(tables)
  } catch (error) {
    if (error instanceof RangeError) throw new FontError('The font is damaged: one of its tables ends too early')
    throw error
  }
}

function measure(tables: FontTables): FontMetrics {
  const unitsPerEm = needed(tables, 'head').bytes.readUInt16BE(18)
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw new FontError('The font is damaged: its letters have no size')
  const { ascent, descent, lineGap } = readHeights(tables)
  const share = (length: number) => length / unitsPerEm
  const widthAt = (weight: number) => share(averageWidth(tables, { wght: weight, opsz: textSize }))
  const metrics = { ascent: share(ascent), descent: share(descent), lineGap: share(lineGap) }
  const widths = { regular: widthAt(weightOf.regular), bold: widthAt(weightOf.bold) }
  if (!(metrics.ascent > 0 && metrics.ascent < 4 && metrics.descent >= 0 && metrics.descent < 4))
    throw new FontError('The font is damaged: its lines have no height')
  if (!(widths.regular > 0.1 && widths.regular < 4 && widths.bold > 0.1 && widths.bold < 4))
    throw new FontError('The font has no letters that can be measured')
  if (!(metrics.lineGap >= 0 && metrics.lineGap < 4)) throw new FontError('The font is damaged: its lines overlap')
  return { weights: readWeights(tables), ...metrics, widths }
}

function needed(tables: FontTables, tag: string): Table {
  const table = tables.find(tag)
  if (!table) throw new FontError(`The font is not complete: it has no table ‘${tag}’`)
  return table
}

/** The heights that browsers take: those of `hhea` unless the font asks for the others. */
function readHeights(tables: FontTables): { ascent: number; descent: number; lineGap: number } {
  const os2 = tables.find('OS/2')?.bytes
  const prefersTypographic = 1 << 7
  const [table, at] =
    os2 && os2.length >= 74 && os2.readUInt16BE(62) & prefersTypographic ? [os2, 68] : [needed(tables, 'hhea').bytes, 4]
  return {
    ascent: table.readInt16BE(at),
    descent: Math.abs(table.readInt16BE(at + 2)),
    lineGap: table.readInt16BE(at + 4),
  }
}

function readWeights(tables: FontTables): FontMetrics['weights'] {
  const weight = tables.find('OS/2')?.bytes.readUInt16BE(4) ?? 400
  const whole = (number: number) => Math.min(1000, Math.max(1, Math.round(number)))
  const axis = readAxes(tables).find(({ tag }) => tag === 'wght')
  return axis && axis.least <= axis.most ? [whole(axis.least), whole(axis.most)] : [whole(weight), whole(weight)]
}

/** Of the letters of running text that it has; where it has few of them, of all that it has. */
function averageWidth(tables: FontTables, place: Readonly<Record<string, number>>): number {
  const glyphOf = readCharacters(needed(tables, 'cmap').bytes)
  const widthOf = readWidths(tables)
  const deltaOf = readWidthDeltas(tables, place)
  let [sum, share] = [0, 0]
  for (const [letter, frequency] of Object.entries(frequencies)) {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0)
    if (glyph === 0) continue
    sum += (widthOf(glyph) + deltaOf(glyph)) * frequency
    share += frequency
  }
  return share > 500 ? sum / share : (tables.find('OS/2')?.bytes.readInt16BE(2) ?? 0)
}

/** The width of a glyph, in units of the font. */
function readWidths(tables: FontTables): (glyph: number) => number {
  const count = needed(tables, 'hhea').bytes.readUInt16BE(34)
  const { bytes, transformed } = needed(tables, 'hmtx')
  if (count === 0) throw new FontError('The font has no letters that can be measured')
  // https://www.w3.org/TR/WOFF2/#hmtx_table_format: all widths after a byte of flags, without the bearings between them
  return (glyph) => {
    const place = Math.min(glyph, count - 1)
    return bytes.readUInt16BE(transformed ? 1 + place * 2 : place * 4)
  }
}

/** The glyph of a character of the first 65 536; 0 for none. */
function readCharacters(cmap: Buffer): (character: number) => number {
  const count = cmap.readUInt16BE(2)
  const places = Array.from({ length: count }, (_, record) => cmap.readUInt32BE(4 + record * 8 + 4))
  const segments = places.find((at) => cmap.readUInt16BE(at) === 4)
  if (segments !== undefined) return (character) => glyphInSegments(cmap, segments, character)
  const groups = places.find((at) => cmap.readUInt16BE(at) === 12)
  return groups === undefined ? () => 0 : (character) => glyphInGroups(cmap, groups, character)
}

// https://learn.microsoft.com/typography/opentype/spec/cmap
function glyphInSegments(cmap: Buffer, at: number, character: number): number {
  const size = cmap.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + size]
  for (let place = 0; place < size; place += 2) {
    if (cmap.readUInt16BE(ends + place) < character) continue
    const start = cmap.readUInt16BE(starts + place)
    if (start > character) return 0
    const delta = cmap.readUInt16BE(starts + size + place)
    const offsetAt = starts + size * 2 + place
    const offset = cmap.readUInt16BE(offsetAt)
    if (offset === 0) return (character + delta) & 65_535
    const glyph = cmap.readUInt16BE(offsetAt + offset + (character - start) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 65_535
  }
  return 0
}

/** The groups are in the order of their characters, so that each look halves those that are left. */
function glyphInGroups(cmap: Buffer, at: number, character: number): number {
  let [from, to] = [0, cmap.readUInt32BE(at + 12)]
  while (from < to) {
    const group = Math.floor((from + to) / 2)
    const record = at + 16 + group * 12
    const [first, last] = [cmap.readUInt32BE(record), cmap.readUInt32BE(record + 4)]
    if (character < first) to = group
    else if (character > last) from = group + 1
    else return cmap.readUInt32BE(record + 8) + character - first
  }
  return 0
}
