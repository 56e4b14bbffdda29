import { colors } from './colors.ts'
import { bothSchemes } from './scheme.ts'

const light = ({ value }: { value: string }) => bothSchemes(value).light

/** The page's background in light and in dark surroundings, for what the browser draws around it (`theme-color`). */
export const themeColors = bothSchemes(colors.bg.DEFAULT.value)

/** Plain colours for what knows no tokens and no dark surroundings: mails. */
export const letterColors = {
  page: light(colors.bg.muted),
  sheet: light(colors.bg.DEFAULT),
  text: light(colors.fg.DEFAULT),
  small: light(colors.fg.muted),
  button: light(colors.accent.solid),
  buttonText: light(colors.accent.contrast),
}
