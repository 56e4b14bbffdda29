import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { FontSubset } from '@sitewright/theme'
import { root } from '../setup/root.mjs'
import { fallbackMetrics } from './fallback-metrics.ts'
import { families, type Family } from './families.ts'

/** In the order of Fontsource's style sheets: the later ones have the last word on letters that are in several. */
const subsets = ['cyrillic-ext', 'cyrillic', 'greek-ext', 'greek', 'vietnamese', 'latin-ext', 'latin'] as const

const folder = join(root, 'libs/theme/src/generated')

/** The texts of the files in libs/theme/src/generated, by their paths: what is known of the fonts that are installed. */
export async function fontData(): Promise<Record<string, string>> {
  const texts = { 'web-fonts.ts': webFonts(), 'web-font-faces.ts': webFontFaces() }
  const files = Object.entries(texts).map(([name, text]) => [join(folder, name), text] as const)
  return Object.fromEntries(await Promise.all(files.map(async ([file, text]) => [file, await formatted(file, text)])))
}

const head = (imported: string) =>
  `// Written by tools/fonts/generate.ts from Fontsource's packages; run it after these or families.ts have changed.
import type { ${imported} } from '../web-font.ts'\n`

function webFonts(): string {
  const list = families.map(({ family, kind, name }) => ({
    family,
    kind,
    bytes: readFont(name, 'latin', 'normal')?.byteLength,
  }))
  return `${head('WebFont')}
export const webFonts: readonly WebFont[] = ${JSON.stringify(list)}`
}

function webFontFaces(): string {
  const faces = families.map((each) => [each.family, facesOf(each)])
  return `${head('FontSubset, WebFontFaces')}
export const subsetRanges: Readonly<Record<FontSubset, string>> = ${JSON.stringify(ranges())}

export const webFontFaces: Readonly<Record<string, WebFontFaces>> = ${JSON.stringify(Object.fromEntries(faces))}`
}

function facesOf(family: Family) {
  const { name } = family
  const { variable } = readJson(name, 'metadata.json') as { variable: { wght: { min: string; max: string } } }
  const hashes = subsets.flatMap((subset) => {
    const upright = readFont(name, subset, 'normal')
    const italic = readFont(name, subset, 'italic')
    return upright ? [[subset, [upright, ...(italic ? [italic] : [])].map(hashOf)]] : []
  })
  return {
    name,
    weight: `${variable.wght.min} ${variable.wght.max}`,
    fallbacks: fallbackMetrics(family),
    files: Object.fromEntries(hashes),
  }
}

/** The letters of each subset, as the first family that has it says: others differ in a currency that is new, if at all. */
function ranges(): Record<FontSubset, string> {
  const known = families.map(({ name }) => readJson(name, 'unicode.json') as Partial<Record<FontSubset, string>>)
  const rangeOf = (subset: FontSubset) => known.find((own) => own[subset])?.[subset] ?? ''
  return Object.fromEntries(subsets.map((subset) => [subset, rangeOf(subset)])) as Record<FontSubset, string>
}

const packageFile = (name: string, file: string) => join(root, 'node_modules/@fontsource-variable', name, file)

function readJson(name: string, file: string): unknown {
  return JSON.parse(readFileSync(packageFile(name, file), 'utf8'))
}

function readFont(name: string, subset: FontSubset, style: 'normal' | 'italic'): Buffer | undefined {
  const file = packageFile(name, `files/${name}-${subset}-wght-${style}.woff2`)
  return existsSync(file) ? readFileSync(file) : undefined
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}
