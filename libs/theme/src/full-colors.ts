import type { createColors } from './colors.ts'
import type { Palette, Scale } from './palette.ts'
import { scheme } from './scheme.ts'

const value = (light: string, dark: string) => ({ value: scheme(light, dark) })
const steps = (scale: Scale) =>
  Object.fromEntries(Object.entries(scale).map(([step, color]) => [step, { value: color }]))

/** Colours that only the administration knows: whole scales, and the hues by role. `blue` is the accent. */
export function createFullColors(palette: Palette, colors: ReturnType<typeof createColors>) {
  /** The eight roles by which Chakra's components use a hue (`colorPalette`). */
  const roles = (scale: Scale) => ({
    contrast: value(palette.white, palette.gray[950]),
    fg: value(scale[700], scale[300]),
    subtle: value(scale[100], scale[950]),
    muted: value(scale[200], scale[900]),
    emphasized: value(scale[300], scale[800]),
    solid: value(scale[600], scale[400]),
    focusRing: colors.accent.focusRing,
    border: value(scale[500], scale[500]),
  })
  const gray = {
    ...roles(palette.gray),
    fg: value(palette.gray[800], palette.gray[200]),
    subtle: colors.bg.muted,
    muted: colors.bg.emphasized,
    emphasized: colors.border.emphasized,
    solid: value(palette.gray[800], palette.gray[200]),
    border: colors.border.emphasized,
  }
  const { red, orange, green } = palette
  return {
    tokens: {
      transparent: { value: 'transparent' },
      current: { value: 'currentColor' },
      white: { value: palette.white },
      black: { value: palette.black },
      blackAlpha: { 500: { value: scheme('rgb(15 23 30/40%)', 'rgb(0 0 0/55%)') } },
      gray: steps(palette.gray),
      accent: steps(palette.accent),
      blue: steps(palette.accent),
      red: steps(red),
      orange: steps(orange),
      green: steps(green),
    },
    semantic: { gray, blue: colors.accent, red: roles(red), orange: roles(orange), green: roles(green) },
  }
}
