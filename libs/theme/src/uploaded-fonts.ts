import type { Look } from './look.ts'
import { theme } from './theme.ts'
import type { FontFile, Theme, UploadedFallback } from './theme-fields.ts'
import { webFamilies } from './web-fonts.ts'
import type { WebFont } from './web-font.ts'

/** A family that somebody has uploaded, with a file for its text, or for text and bold text. */
export interface UploadedFont {
  family: string
  kind: WebFont['kind']
  files: readonly (FontFile & { fallback: UploadedFallback })[]
}

/** All files that a look with these fonts names: those of the site's own theme, and of each uploaded family its own. */
export function fontFilesOf(fonts: Theme['fonts'], uploaded: readonly UploadedFont[]): FontFile[] {
  const named = [...new Set([fonts.body, fonts.heading])]
  const chosen = named.flatMap((families) => uploaded.find((font) => webFamilies(font) === families)?.files ?? [])
  return [...theme.fontFiles, ...chosen]
}

/** The fonts of a look that were uploaded once and that the site has no longer, by their names. */
export function missingFonts(look: Pick<Look, 'fonts' | 'fontFiles'>, uploaded: readonly UploadedFont[]): string[] {
  const there = new Set(uploaded.flatMap(({ files }) => files).map(keyOf))
  const missing = look.fontFiles.filter((file) => file.fallback && !there.has(keyOf(file)))
  return [...new Set(missing.map(({ family }) => family))]
}

/** The same look with the site's own fonts in place of those that are missing. */
export function withoutFonts(look: Look, families: readonly string[]): Look {
  const isGone = (named: string) => families.some((family) => named.startsWith(`"${family}",`))
  const { body, heading } = look.fonts
  return {
    ...look,
    fonts: {
      ...look.fonts,
      body: isGone(body) ? theme.fonts.body : body,
      heading: isGone(heading) ? theme.fonts.heading : heading,
    },
    fontFiles: look.fontFiles.filter(({ family, fallback }) => !fallback || !families.includes(family)),
  }
}

/** Two files are the same where their addresses are, which name their bytes, and they stand for the same. */
export const keyOf = ({ family, file, weight, style = 'normal' }: FontFile) => [family, file, weight, style].join(' ')
