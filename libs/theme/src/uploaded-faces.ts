import { fallbackFaces } from './fallback-faces.ts'
import type { Look } from './look.ts'
import type { FontFile } from './theme-fields.ts'

/** CSS that makes the fonts known that were uploaded, of those of a look, with what stands for them until they have come. */
export function uploadedFaces(files: readonly FontFile[]): string {
  return files
    .map(({ family, file, weight, fallback }) => {
      if (!fallback) return ''
      const { kind, ...fallbacks } = fallback
      return (
        `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};` +
        `font-display:swap}${fallbackFaces({ family, kind }, fallbacks)}`
      )
    })
    .join('')
}

/** Addresses of those uploaded fonts that every page of a look needs: the text's, and the headings' where it is another. */
export function preloadedUploads({ fonts, fontFiles }: Pick<Look, 'fonts' | 'fontFiles'>): string[] {
  const filesOf = (families: string) =>
    fontFiles.filter(({ family, fallback }) => fallback && families.startsWith(`"${family}",`))
  const heading = fonts.heading === fonts.body ? [] : filesOf(fonts.heading)
  const needed = [filesOf(fonts.body)[0], heading.at(-1)]
  return needed.flatMap((file) => file?.file ?? [])
}
