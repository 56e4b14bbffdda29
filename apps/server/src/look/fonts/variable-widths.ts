import { FontError, type FontTables } from './woff2.ts'

/** The richest fonts have less than twenty. */
const maxAxes = 64

/** An axis of a variable font, in its own units. */
export interface Axis {
  tag: string
  least: number
  usual: number
  most: number
}

/** The axes of a variable font; none of another. */
export function readAxes(tables: FontTables): Axis[] {
  const fvar = tables.find('fvar')?.bytes
  if (!fvar) return []
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  if (count > maxAxes) throw new FontError('The font is damaged: it varies in too many ways')
  return Array.from({ length: count }, (_, axis) => {
    const at = start + axis * size
    const [least, usual, most] = [4, 8, 12].map((field) => fvar.readInt32BE(at + field) / 65_536)
    return { tag: fvar.toString('latin1', at, at + 4), least: least ?? 0, usual: usual ?? 0, most: most ?? 0 }
  })
}

/**
 * How much wider each glyph is at a place on the axes than where they usually are, in units of the font. Axes that `place`
 * does not name stay there.
 */
export function readWidthDeltas(
  tables: FontTables,
  place: Readonly<Record<string, number>>,
): (glyph: number) => number {
  const hvar = tables.find('HVAR')?.bytes
  const axes = readAxes(tables)
  if (!hvar || axes.length === 0) return () => 0
  const coordinates = bend(
    tables,
    axes.map((axis) => normalize(axis, place[axis.tag] ?? axis.usual)),
  )
  const store = hvar.readUInt32BE(4)
  const map = hvar.readUInt32BE(8)
  const scalars = readScalars(hvar, store + hvar.readUInt32BE(store + 2), coordinates)
  return (glyph) => {
    const [outer, inner] = map === 0 ? [0, glyph] : mapped(hvar, map, glyph)
    if (outer >= hvar.readUInt16BE(store + 6)) return 0
    return deltaOf(hvar, store + hvar.readUInt32BE(store + 8 + outer * 4), { inner, scalars })
  }
}

/** From -1 to 1. */
function normalize({ least, usual, most }: Axis, value: number): number {
  const within = Math.min(most, Math.max(least, value))
  if (within === usual) return 0
  return within < usual ? (within - usual) / (usual - least) : (within - usual) / (most - usual)
}

/** As the font itself bends its axes, in its table `avar`. */
function bend(tables: FontTables, coordinates: readonly number[]): number[] {
  const avar = tables.find('avar')?.bytes
  if (!avar) return [...coordinates]
  let at = 8
  return coordinates.map((coordinate) => {
    const count = avar.readUInt16BE(at)
    const points = Array.from({ length: count }, (_, point) => {
      const from = at + 2 + point * 4
      return { from: avar.readInt16BE(from) / 16_384, to: avar.readInt16BE(from + 2) / 16_384 }
    })
    at += 2 + count * 4
    const next = points.findIndex(({ from }) => from >= coordinate)
    const [before, after] = [points[next - 1], points[next]]
    if (!after) return coordinate
    if (!before || after.from === coordinate) return after.to
    return before.to + ((coordinate - before.from) / (after.from - before.from)) * (after.to - before.to)
  })
}

// https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#item-variation-store

/** How much each region of a store counts at a place. */
function readScalars(hvar: Buffer, list: number, coordinates: readonly number[]): number[] {
  const [axes, regions] = [hvar.readUInt16BE(list), hvar.readUInt16BE(list + 2)]
  return Array.from({ length: regions }, (_, region) =>
    coordinates.slice(0, axes).reduce((product, coordinate, axis) => {
      const at = list + 4 + (region * axes + axis) * 6
      const [start = 0, peak = 0, end = 0] = [0, 2, 4].map((field) => hvar.readInt16BE(at + field) / 16_384)
      return product * scalar({ start, peak, end }, coordinate)
    }, 1),
  )
}

interface Region {
  start: number
  peak: number
  end: number
}

function scalar({ start, peak, end }: Region, coordinate: number): number {
  if (peak === 0 || start > peak || peak > end || (start < 0 && end > 0) || coordinate === peak) return 1
  if (coordinate <= start || coordinate >= end) return 0
  return coordinate < peak ? (coordinate - start) / (peak - start) : (end - coordinate) / (end - peak)
}

function mapped(hvar: Buffer, map: number, glyph: number): [outer: number, inner: number] {
  const isLong = hvar.readUInt8(map) === 1
  const format = hvar.readUInt8(map + 1)
  const count = isLong ? hvar.readUInt32BE(map + 2) : hvar.readUInt16BE(map + 2)
  const size = ((format >> 4) & 3) + 1
  const bits = (format & 15) + 1
  if (count === 0) return [0, glyph]
  const entry = hvar.readUIntBE(map + (isLong ? 6 : 4) + Math.min(glyph, count - 1) * size, size)
  return [Math.floor(entry / 2 ** bits), entry % 2 ** bits]
}

interface DeltaPlace {
  inner: number
  scalars: readonly number[]
}

function deltaOf(hvar: Buffer, data: number, { inner, scalars }: DeltaPlace): number {
  const [items, words, regions] = [0, 2, 4].map((field) => hvar.readUInt16BE(data + field)) as [number, number, number]
  if (inner >= items) return 0
  const wide = words & 32_768 ? 4 : 2
  const wideOnes = words & 32_767
  const row = data + 6 + regions * 2 + inner * (wideOnes * wide + (regions - wideOnes) * (wide / 2))
  let sum = 0
  for (let place = 0; place < regions; place++) {
    const isWide = place < wideOnes
    const at = row + (isWide ? place * wide : wideOnes * wide + (place - wideOnes) * (wide / 2))
    const delta = hvar.readIntBE(at, isWide ? wide : wide / 2)
    sum += delta * (scalars[hvar.readUInt16BE(data + 6 + place * 2)] ?? 0)
  }
  return sum
}
