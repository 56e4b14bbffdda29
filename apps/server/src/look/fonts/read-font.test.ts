import { webFontFaces } from '@sitewright/theme/fonts'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { fontFile, sentFont, woff2Of } from '../../testing/font-samples.ts'
import { readMetrics } from './font-metrics.ts'
import { readFont } from './read-font.ts'
import { readWoff2 } from './woff2.ts'

const { resolve } = createRequire(import.meta.url)

const read = (file: Buffer, bold?: Buffer) =>
  readFont(sentFont({ family: 'Club', file: file.toString('base64'), bold: bold?.toString('base64') }))

/** Tables that each font has, with letters that are all as wide as one another. */
async function tablesOf(name: 'regular') {
  const { find } = await readWoff2(fontFile(name))
  const [cmap, head, hhea, maxp] = ['cmap', 'head', 'hhea', 'maxp'].map((tag) => Buffer.from(find(tag)?.bytes ?? []))
  if (!cmap || !head || !hhea || !maxp) throw new Error('The font has too few tables')
  hhea.writeUInt16BE(1, 34)
  const hmtx = Buffer.alloc(4)
  hmtx.writeUInt16BE(head.readUInt16BE(18) / 2)
  return { cmap, head, hhea, hmtx, maxp }
}

/** A table of characters in groups, `each` of which has its first and its last one and a glyph. */
function groupedCharacters(count: number, each: (group: number) => readonly [number, number, number]): Buffer {
  const cmap = Buffer.alloc(28 + count * 12)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(count, 24)
  for (let group = 0; group < count; group++)
    each(group).forEach((value, field) => cmap.writeUInt32BE(value, 28 + group * 12 + field * 4))
  return cmap
}

/** The same file with bytes of its own in one place. */
function changed(file: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(file)
  change(copy)
  return copy
}

describe('a font that is uploaded', () => {
  it('is known with its weights, its address by its bytes, and what stands for it', async () => {
    const { font, bytes } = await read(fontFile('variable'))
    expect(font).toEqual({
      family: 'Club',
      kind: 'sans',
      files: [
        {
          family: 'Club',
          file: expect.stringMatching(/^\/assets\/font-[\da-f]{16}\.woff2$/),
          weight: '100 900',
          fallback: {
            kind: 'sans',
            regular: expect.objectContaining({ lineGap: 0 }),
            bold: expect.any(Object),
            android: expect.any(Object),
          },
        },
      ],
    })
    expect(bytes).toBe(fontFile('variable').length)
  })

  it.each([
    ['Inter', 'inter', 'sans'],
    ['Source Sans 3', 'source-sans-3', 'sans'],
    ['Nunito Sans', 'nunito-sans', 'sans'],
    ['Bitter', 'bitter', 'serif'],
    ['Lora', 'lora', 'serif'],
  ] as const)('is stretched as %s is, whose figures are known', async (family, name, kind) => {
    const file = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
    const { font } = await readFont(sentFont({ kind, file: file.toString('base64') }))
    const fallback = font.files[0]?.fallback
    for (const use of ['regular', 'bold', 'android'] as const) {
      const known = webFontFaces[family]?.fallbacks[use]
      for (const figure of ['size', 'ascent', 'descent'] as const)
        expect((fallback?.[use]?.[figure] ?? 0) / (known?.[figure] ?? 0)).toBeCloseTo(1, 1.6)
    }
  })

  it('may have a file of its own for bold text', async () => {
    const { font, files } = await read(fontFile('regular'), fontFile('bold'))
    expect(font.files.map(({ weight }) => weight)).toEqual(['400', '700'])
    expect(font.files[0]?.fallback).not.toHaveProperty('bold')
    expect(Object.keys(font.files[1]?.fallback ?? {})).toEqual(['kind', 'bold'])
    expect(files.size).toBe(2)
  })

  it('of one weight has the bold text that browsers make of it', async () => {
    const { font } = await read(fontFile('regular'))
    expect(font.files).toHaveLength(1)
    expect(font.files[0]).toMatchObject({ weight: '400', fallback: { bold: { lineGap: 0 } } })
  })
})

describe('the letters of a font whose characters are in groups', () => {
  const measured = async (cmap: Buffer) => {
    const tables: Record<string, Buffer> = { ...(await tablesOf('regular')), cmap }
    return readMetrics({ find: (tag) => tables[tag] && { bytes: tables[tag], transformed: false } })
  }

  it('are found among others', async () => {
    const { widths } = await measured(groupedCharacters(1000, (group) => [group, group, group]))
    expect(widths.regular).toBeCloseTo(0.5)
  })

  it('are looked for in few places, however many groups there are', async () => {
    const cmap = groupedCharacters(640_000, () => [0x10_ff_f0, 0x10_ff_ff, 1])
    const looks = vi.spyOn(cmap, 'readUInt32BE')
    await expect(measured(cmap)).rejects.toThrow('no letters that can be measured')
    expect(looks.mock.calls.length).toBeLessThan(5000)
  })
})

describe('what is no font is refused with what is wrong', () => {
  const font = fontFile('variable')

  it.each([
    ['a text', Buffer.from('<html>'), 'The file is no woff2 font'],
    ['nothing', Buffer.alloc(0), 'The file is no woff2 font'],
    [
      'an older kind',
      fontFile('woff'),
      'The file is a font of the kind woff: upload it as woff2, which is much smaller',
    ],
    ['its first bytes', font.subarray(0, 30), 'The file is damaged: it ends too early'],
    ['its first half', font.subarray(0, 20_000), 'The file is damaged: it is not as long as it says it is'],
    [
      'several in one',
      changed(font, (copy) => copy.write('ttcf', 4, 'latin1')),
      'The file has several fonts: upload one alone',
    ],
    [
      'no outlines',
      changed(font, (copy) => copy.write('abcd', 4, 'latin1')),
      'The file is no font of letters that can be drawn',
    ],
    [
      'other bytes inside',
      changed(font, (copy) => copy.fill(7, 20_000, 24_000)),
      'The file is damaged: it cannot be unpacked',
    ],
    ['tables that are missing', changed(font, (copy) => copy.writeUInt16BE(1, 12)), /^The font is not complete/],
    ['too much', Buffer.alloc(700_000), 'The file has 700 kB: a font can have 600'],
  ])('%s', async (_, file, wrong) => {
    await expect(read(file)).rejects.toThrow(wrong)
  })

  it('without outlines', async () => {
    const tables = await tablesOf('regular')
    await expect(read(woff2Of(tables))).rejects.toThrow('it has no outlines to draw its letters by')
    const drawn = { ...tables, glyf: Buffer.alloc(4), loca: Buffer.alloc(4) }
    await expect(read(woff2Of(drawn))).resolves.toHaveProperty('font')
  })

  it('that varies in more ways than there are', async () => {
    const fvar = Buffer.alloc(16 + 65 * 20)
    fvar.writeUInt16BE(16, 4)
    fvar.writeUInt16BE(65, 8)
    fvar.writeUInt16BE(20, 10)
    const file = woff2Of({ ...(await tablesOf('regular')), 'CFF ': Buffer.alloc(4), fvar })
    await expect(read(file)).rejects.toThrow('it varies in too many ways')
  })

  it('in whatever place it is damaged', async () => {
    const outcomes = new Set<string>()
    for (let at = 0; at < 400; at += 3) {
      const outcome = await read(changed(font, (copy) => copy.writeUInt8(255 - copy.readUInt8(at), at))).catch(
        (error: unknown) => error,
      )
      outcomes.add(outcome instanceof Error ? outcome.constructor.name : 'a font')
    }
    expect([...outcomes].toSorted()).toEqual(['FontError', 'a font'])
  })

  it('for bold text', async () => {
    await expect(read(fontFile('regular'), fontFile('regular'))).rejects.toThrow('no bolder than the other one')
    await expect(read(font, fontFile('bold'))).rejects.toThrow('leave bold text out')
  })

  it.each(['Club fallback', 'club Fallback for Android'])('for a name that pages give, ‘%s’', async (family) => {
    await expect(readFont(sentFont({ family }))).rejects.toThrow('cannot end in ‘fallback’')
  })

  it.each(['', ' ', '"x"', 'a;b', '-x', 'x'.repeat(41)])('for its name, ‘%s’', async (family) => {
    await expect(readFont(sentFont({ family }))).rejects.toThrow('The name of a font has up to 40 letters')
  })

  it('for a name of the list', async () => {
    await expect(readFont(sentFont({ family: 'lora' }))).rejects.toThrow('There is a font called ‘Lora’ in the list')
  })
})
