import { colors, createColors } from './colors.ts'
import { createPalette } from './palette.ts'
import { bothSchemes } from './scheme.ts'
import type { Theme } from './theme-fields.ts'

type Colors = ReturnType<typeof createColors>

const light = ({ value }: { value: string }) => bothSchemes(value).light

/** The page's background in light and in dark surroundings, for what the browser draws around it (`theme-color`). */
const themeColorsOf = ({ bg }: Colors) => bothSchemes(bg.DEFAULT.value)

/** Plain colours for what knows no tokens and no dark surroundings: emails. */
const letterColorsOf = ({ bg, fg, accent }: Colors) => ({
  page: light(bg.muted),
  sheet: light(bg.DEFAULT),
  text: light(fg.DEFAULT),
  small: light(fg.muted),
  button: light(accent.solid),
  buttonText: light(accent.contrast),
})

/**
 * Colours of a small document that loads nothing, each for light and for dark surroundings as `light-dark()`; its root
 * needs `color-scheme: light dark`.
 */
const documentColorsFrom = ({ bg, fg, accent }: Colors) => ({
  page: bg.muted.value,
  sheet: bg.panel.value,
  text: fg.DEFAULT.value,
  link: accent.fg.value,
  button: accent.solid.value,
  buttonText: accent.contrast.value,
  focusRing: accent.focusRing.value,
})

/** The colours of a small document that loads nothing, each as `light-dark(…)`. */
export type DocumentColors = ReturnType<typeof documentColorsFrom>

/** The colours of emails, as `#rrggbb`. */
export type LetterColors = ReturnType<typeof letterColorsOf>

/** The frame of the browser in this site's theme: the page's background in light and in dark surroundings. */
export const themeColors = themeColorsOf(colors)

/** Of this site's theme: colours of a small document that loads nothing; its root needs `color-scheme: light dark`. */
export const documentColors: DocumentColors = documentColorsFrom(colors)

/** Of this site's theme: plain colours for what knows no tokens and no dark surroundings, such as emails. */
export const letterColors = letterColorsOf(colors)

/** How a theme's accent comes out on buttons, which have to be read, in light and in dark surroundings. */
export function shownAccent(theme: Theme): { light: string; dark: string } {
  return bothSchemes(createColors(createPalette(theme)).accent.solid.value)
}

/**
 * The colours of a theme that are not custom properties, as `#rrggbb`: the frame of the browser, and emails.
 *
 * @throws an Error for a colour that is not written `#rrggbb`.
 */
export function plainColors(theme: Theme): { frame: { light: string; dark: string }; letter: LetterColors } {
  const made = createColors(createPalette(theme))
  return { frame: themeColorsOf(made), letter: letterColorsOf(made) }
}

/**
 * `documentColors` of another theme.
 *
 * @throws an Error for a colour that is not written `#rrggbb`.
 */
export function documentColorsOf(theme: Theme): DocumentColors {
  return documentColorsFrom(createColors(createPalette(theme)))
}
