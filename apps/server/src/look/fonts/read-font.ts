import { maxFontBytes } from '@sitewright/api-client/contract'
import { fontStacks, type FallbackMetrics, type UploadedFont } from '@sitewright/theme'
import { createHash } from 'node:crypto'
import { readMetrics, type FontMetrics } from './font-metrics.ts'
import { FontError, readWoff2 } from './woff2.ts'

/** A font as somebody sends it. */
export interface SentFont {
  family: string
  kind: UploadedFont['kind']
  /** The files in Base64. */
  file: string
  bold?: string | undefined
}

/** A font that was found to be one, with the bytes of its files by their hashes. */
export interface ReadFont {
  font: UploadedFont
  /** Of the file that every page with it makes a browser fetch. */
  bytes: number
  files: ReadonlyMap<string, Buffer>
}

/**
 * The average width of a letter in the fonts that stand for others, as a share of the size of letters: in Arial, Times New
 * Roman, Roboto and Noto Serif, all measured as `readMetrics` does.
 */
const standIns = {
  sans: { regular: 0.4362, bold: 0.4717, android: 0.4352 },
  serif: { regular: 0.3958, bold: 0.4209, android: 0.4709 },
} as const

/** It becomes a name in CSS as it is. */
const familyForm = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u

/** What stands for a font until it has come is called so, after the font. */
const ownNames = / fallback( for android)?$/i

/** The address of a file by the hash of its bytes. */
export const fontAddress = (hash: string) => `/assets/font-${hash}.woff2`

/** The hash in such an address. */
export const hashOfAddress = (address: string) => address.replace(/^.*font-|\.woff2$/g, '')

/** Checks a font by its bytes, and measures it. @throws {FontError} with what is wrong. */
export async function readFont(sent: SentFont): Promise<ReadFont> {
  const { kind } = sent
  const family = readFamily(sent.family)
  const text = await readFile(sent.file)
  const bold = sent.bold === undefined ? undefined : await readFile(sent.bold)
  const [least, most] = text.metrics.weights
  if (bold && least < most) throw new FontError('This font has all weights in its first file: leave bold text out')
  if (bold && bold.metrics.weights[0] <= least)
    throw new FontError('The file for bold text is no bolder than the other one')
  const stretched = fallbacksOf(kind, text.metrics)
  const fileOf = ({ hash, metrics }: MeasuredFile) => ({
    ...{ family, file: fontAddress(hash) },
    weight: [...new Set(metrics.weights)].join(' '),
  })
  const { bold: boldToo, ...regular } = stretched
  const fonts: UploadedFont['files'] = bold
    ? [
        { ...fileOf(text), fallback: { kind, ...regular } },
        { ...fileOf(bold), fallback: { kind, bold: fallbacksOf(kind, bold.metrics).bold } },
      ]
    : [{ ...fileOf(text), fallback: { kind, ...regular, bold: boldToo } }]
  const files = new Map([text, ...(bold ? [bold] : [])].map(({ hash, bytes }) => [hash, bytes]))
  return { font: { family, kind, files: fonts }, bytes: text.bytes.length, files }
}

/** @throws {FontError} for a name that is none, or that another font of the list has. */
function readFamily(name: string): string {
  const family = name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  if (!familyForm.test(family))
    throw new FontError(
      'The name of a font has up to 40 letters, digits, spaces and hyphens, and begins with a letter or digit',
    )
  if (ownNames.test(family)) throw new FontError('The name of a font cannot end in ‘fallback’: give it another one')
  const known = fontStacks.find((stack) => stack.name.toLowerCase() === family.toLowerCase())
  if (known) throw new FontError(`There is a font called ‘${known.name}’ in the list: give yours another name`)
  return family
}

interface MeasuredFile {
  hash: string
  bytes: Buffer
  metrics: FontMetrics
}

async function readFile(base64: string): Promise<MeasuredFile> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > maxFontBytes)
    throw new FontError(`The file has ${kilobytes(bytes.length)} kB: a font can have ${kilobytes(maxFontBytes)}`)
  const metrics = readMetrics(await readWoff2(bytes))
  return { bytes, metrics, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

function fallbacksOf(kind: UploadedFont['kind'], metrics: FontMetrics) {
  const { regular, bold, android } = standIns[kind]
  const { widths } = metrics
  return {
    regular: stretch(metrics, widths.regular / regular),
    bold: stretch(metrics, widths.bold / bold),
    android: stretch(metrics, widths.regular / android),
  }
}

function stretch({ ascent, descent, lineGap }: FontMetrics, size: number): FallbackMetrics {
  return {
    size: percent(size),
    ascent: percent(ascent / size),
    descent: percent(descent / size),
    lineGap: percent(lineGap / size),
  }
}

const percent = (share: number) => Number((share * 100).toFixed(2))
