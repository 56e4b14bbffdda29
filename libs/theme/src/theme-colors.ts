import { colors } from './colors.ts'
import { bothSchemes } from './scheme.ts'

const light = ({ value }: { value: string }) => bothSchemes(value).light

/** The page's background in light and in dark surroundings, for what the browser draws around it (`theme-color`). */
export const themeColors = bothSchemes(colors.bg.DEFAULT.value)

/**
 * Colours of a small document that loads nothing, each for light and for dark surroundings as `light-dark()`; its root
 * needs `color-scheme: light dark`.
 */
export const documentColors = {
  page: colors.bg.muted.value,
  sheet: colors.bg.panel.value,
  text: colors.fg.DEFAULT.value,
  link: colors.accent.fg.value,
  button: colors.accent.solid.value,
  buttonText: colors.accent.contrast.value,
  focusRing: colors.accent.focusRing.value,
}

/** Plain colours for what knows no tokens and no dark surroundings: emails. */
export const letterColors = {
  page: light(colors.bg.muted),
  sheet: light(colors.bg.DEFAULT),
  text: light(colors.fg.DEFAULT),
  small: light(colors.fg.muted),
  button: light(colors.accent.solid),
  buttonText: light(colors.accent.contrast),
}
