import { webFonts } from './generated/web-fonts.ts'
import type { Theme } from './theme-fields.ts'
import type { WebFont } from './web-font.ts'

/** What stands for a family until it has come, stretched to take its room; the second is for systems without the first's. */
export function fallbackFamilies({ family }: Pick<WebFont, 'family'>): readonly [common: string, android: string] {
  return [`${family} fallback`, `${family} fallback for Android`]
}

/** A family as `fonts` of a theme name it, with what stands for it. */
export function webFamilies({ family, kind }: Pick<WebFont, 'family' | 'kind'>): string {
  const named = [family, ...fallbackFamilies({ family })].map((each) => `"${each}"`)
  return [...named, kind === 'sans' ? 'sans-serif' : 'serif'].join(',')
}

/** The families of a theme that the site has to serve, each once. */
export function webFontsOf(fonts: Theme['fonts']): WebFont[] {
  const named = [fonts.body, fonts.heading]
  return webFonts.filter((font) => named.includes(webFamilies(font)))
}
