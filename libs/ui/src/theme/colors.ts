import { palette } from './palette.ts'
import { scheme } from './scheme.ts'

const { gray, accent, red, orange, green, cream, white } = palette
const value = (light: string, dark: string) => ({ value: scheme(light, dark) })

/**
 * Colours by purpose; the names are Chakra's own, so that its components under the full system wear them without being
 * told. `fg*` on `bg*` always reaches 4.5:1, `border.control` on `bg*` 3:1 (colors.test.ts holds them to it).
 * Of ours: `bg.highlight` (the cream of a chosen row), `border.control` (the edge of a field), `accent.*`.
 */
export const colors = {
  bg: {
    DEFAULT: value(white, '#0d1216'),
    subtle: value(gray[50], '#12171c'),
    muted: value(gray[100], '#1a2026'),
    emphasized: value(gray[200], '#283037'),
    inverted: value(gray[800], gray[100]),
    panel: value(white, '#151b20'),
    highlight: value(cream.light, cream.dark),
    error: value(red[50], '#2b0f10'),
    warning: value(orange[50], '#281805'),
    success: value(green[50], '#07200f'),
    info: value(accent[50], '#06202f'),
  },
  fg: {
    DEFAULT: value(gray[900], '#e6eaed'),
    muted: value(gray[600], '#a9b1b8'),
    subtle: value('#62686e', '#959ea6'),
    inverted: value(white, gray[900]),
    error: value(red[600], red[300]),
    warning: value(orange[700], orange[300]),
    success: value(green[700], green[300]),
    info: value(accent[700], accent[300]),
  },
  border: {
    DEFAULT: value('#dde1e5', '#2b333a'),
    subtle: value(gray[100], '#1a2026'),
    muted: value('#e9ecee', '#222a30'),
    emphasized: value(gray[300], '#3d474f'),
    control: value('#8a9197', '#6b757d'),
    inverted: value(gray[800], gray[200]),
    error: value(red[500], red[400]),
    warning: value(orange[500], orange[400]),
    success: value(green[500], green[400]),
    info: value(accent[500], accent[400]),
  },
  accent: {
    contrast: value(white, '#04121b'),
    fg: value(accent[700], accent[300]),
    subtle: value(accent[100], '#0a2a3d'),
    muted: value(accent[200], '#0f3a54'),
    emphasized: value(accent[300], '#15506f'),
    solid: value(accent[600], accent[400]),
    focusRing: value(accent[500], accent[400]),
    border: value(accent[500], accent[500]),
  },
}
