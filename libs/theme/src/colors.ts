import { palette, type Palette } from './palette.ts'
import { scheme } from './scheme.ts'
import { tone } from './tone.ts'

const value = (light: string, dark: string) => ({ value: scheme(light, dark) })

/**
 * Colours by purpose; the names are Chakra's own, so that its components under the full system wear them without being
 * told. `fg*` on `bg*` always reaches 4.5:1, `border.control` on `bg*` 3:1 (colors.test.ts holds them to it).
 * Of ours: `bg.highlight` (the background of a chosen row), `border.control` (the edge of a field), `accent.*`.
 */
export function createColors({ hues, gray, accent, red, orange, green, white }: Palette) {
  const dusk = (lightness: number) => tone(hues.gray, lightness, 1.2)
  return {
    bg: {
      DEFAULT: value(white, dusk(0.179)),
      subtle: value(gray[50], dusk(0.202)),
      muted: value(gray[100], dusk(0.241)),
      emphasized: value(gray[200], dusk(0.305)),
      inverted: value(gray[800], gray[100]),
      panel: value(white, dusk(0.219)),
      highlight: value(tone(hues.cream, 0.973), tone(hues.cream, 0.292)),
      error: value(red[50], tone(hues.red, 0.207, 0.25)),
      warning: value(orange[50], tone(hues.orange, 0.22, 0.28)),
      success: value(green[50], tone(hues.green, 0.22, 0.32)),
      info: value(accent[50], tone(hues.accent, 0.23, 0.34)),
    },
    fg: {
      DEFAULT: value(gray[900], tone(hues.gray, 0.935, 0.5)),
      muted: value(gray[600], dusk(0.757)),
      subtle: value(tone(hues.gray, 0.515), dusk(0.695)),
      inverted: value(white, gray[900]),
      error: value(red[600], red[300]),
      warning: value(orange[700], orange[300]),
      success: value(green[700], green[300]),
      info: value(accent[700], accent[300]),
    },
    border: {
      DEFAULT: value(tone(hues.gray, 0.908, 0.55), dusk(0.317)),
      subtle: value(gray[100], dusk(0.241)),
      muted: value(tone(hues.gray, 0.942, 0.35), dusk(0.281)),
      emphasized: value(gray[300], dusk(0.393)),
      control: value(tone(hues.gray, 0.653), dusk(0.558)),
      inverted: value(gray[800], gray[200]),
      error: value(red[500], red[400]),
      warning: value(orange[500], orange[400]),
      success: value(green[500], green[400]),
      info: value(accent[500], accent[400]),
    },
    accent: {
      contrast: value(white, tone(hues.accent, 0.175, 0.22)),
      fg: value(accent[700], accent[300]),
      subtle: value(accent[100], tone(hues.accent, 0.274, 0.4)),
      muted: value(accent[200], tone(hues.accent, 0.335, 0.52)),
      emphasized: value(accent[300], tone(hues.accent, 0.413, 0.62)),
      solid: value(accent[600], accent[400]),
      focusRing: value(accent[500], accent[400]),
      border: value(accent[500], accent[500]),
    },
  }
}

/** Colours by purpose of this site's theme. */
export const colors = createColors(palette)
