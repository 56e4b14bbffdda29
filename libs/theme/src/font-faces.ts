import { fallbackFaces } from './fallback-faces.ts'
import { subsetRanges, webFontFaces } from './generated/web-font-faces.ts'
import type { FontSubset, WebFont, WebFontFaces } from './web-font.ts'

export { preloadedUploads, uploadedFaces } from './uploaded-faces.ts'
export { webFontFaces } from './generated/web-font-faces.ts'

/** A file of a family. */
export interface WebFontFile {
  /** Where the site serves it: another address for other bytes. */
  address: string
  /** The file in the packages of Fontsource, as it is imported. */
  source: string
}

/**
 * CSS that makes a family known: its files, which a browser fetches when it has letters of theirs, and what stands for it
 * until they have come. Files of other alphabets than the Latin are named only if the text has letters of theirs; a text
 * may be HTML.
 *
 * @param text @default every file is named
 */
export function fontFaces({ family, kind }: Pick<WebFont, 'family' | 'kind'>, text?: string): string {
  const faces = facesOf(family)
  const rules = filesOf(faces)
    .filter(({ subset }) => text === undefined || isLatin(subset) || lettersOf(subset).test(text))
    .map(
      ({ subset, style, address }) =>
        `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:${faces.weight};` +
        `${style === 'italic' ? 'font-style:italic;' : ''}font-display:swap;unicode-range:${subsetRanges[subset]}}`,
    )
  return rules.join('') + fallbackFaces({ family, kind }, faces.fallbacks)
}

/** Address of the file that nearly every page with the family needs: Latin letters, upright. */
export function preloadedFont({ family }: Pick<WebFont, 'family'>): string {
  const found = filesOf(facesOf(family)).find(({ subset, style }) => subset === 'latin' && style === 'normal')
  if (!found) throw new Error(`${family} has no Latin letters`)
  return found.address
}

/** All files of all families that looks can choose. */
export function webFontFiles(): WebFontFile[] {
  return Object.values(webFontFaces).flatMap(filesOf)
}

function facesOf(family: string): WebFontFaces {
  const faces = webFontFaces[family]
  if (!faces) throw new Error(`The site has no font ${family}`)
  return faces
}

interface SubsetFile extends WebFontFile {
  subset: FontSubset
  style: 'normal' | 'italic'
}

function filesOf({ name, files }: WebFontFaces): SubsetFile[] {
  return (Object.keys(files) as FontSubset[]).flatMap((subset) =>
    (files[subset] ?? []).flatMap((hash, at) => {
      const style = at === 0 ? 'normal' : 'italic'
      const file = `${name}-${subset}-wght-${style}`
      const source = `@fontsource-variable/${name}/files/${file}.woff2`
      return hash === undefined ? [] : [{ subset, style, address: `/assets/${file}-${hash}.woff2`, source }]
    }),
  )
}

/** Names and words of most languages in Latin letters need both; what is typed into fields may, too. */
const isLatin = (subset: FontSubset) => subset.startsWith('latin')

const known = new Map<FontSubset, RegExp>()

/** Finds any letter of a subset. */
function lettersOf(subset: FontSubset): RegExp {
  let letters = known.get(subset)
  if (!letters) {
    const ranges = subsetRanges[subset].replaceAll(
      /U\+([\dA-F]+)(?:-([\dA-F]+))?,?/g,
      (_, from: string, to = from) => String.raw`\u{${from}}-\u{${to}}`,
    )
    known.set(subset, (letters = new RegExp(`[${ranges}]`, 'u')))
  }
  return letters
}
