import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import type { SentFont } from '../look/fonts/read-font.ts'

const { resolve } = createRequire(import.meta.url)

const files = {
  variable: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  regular: '@fontsource/inter/files/inter-latin-400-normal.woff2',
  bold: '@fontsource/inter/files/inter-latin-700-normal.woff2',
  woff: '@fontsource/inter/files/inter-latin-400-normal.woff',
} as const

/** A font as a file. */
export function fontFile(name: keyof typeof files): Buffer {
  return readFileSync(resolve(files[name]))
}

/** The same font in other bytes: some stand behind it, which its header counts. */
export function otherBytes(file: Buffer): Buffer {
  const other = Buffer.concat([file, randomBytes(8)])
  other.writeUInt32BE(other.length, 8)
  return other
}

/** A `woff2` file of these tables, written as in other fonts. */
export function woff2Of(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables).map(([tag, { length }]) =>
    Buffer.concat([
      Buffer.from([tag === 'glyf' || tag === 'loca' ? 255 : 63]),
      Buffer.from(tag, 'latin1'),
      Buffer.from([28, 21, 14, 7, 0].map((bits) => ((length >>> bits) & 127) | (bits > 0 ? 128 : 0))),
    ]),
  )
  const packed = brotliCompressSync(Buffer.concat(Object.values(tables)))
  const header = Buffer.alloc(48)
  const file = Buffer.concat([header, ...entries, packed])
  file.write('wOF2\0\u0001\0\0', 0, 'latin1')
  file.writeUInt32BE(file.length, 8)
  file.writeUInt16BE(entries.length, 12)
  file.writeUInt32BE(packed.length, 20)
  return file
}

let sent = 0

/** A font that is new to any site. */
export function sentFont(fields: Partial<SentFont> = {}): SentFont {
  sent += 1
  return {
    ...{ family: `Club ${sent}`, kind: 'sans', file: otherBytes(fontFile('variable')).toString('base64') },
    ...fields,
  }
}
