import { theme } from './theme.ts'
import type { Theme } from './theme-fields.ts'
import { type Hue, hueOf, tone } from './tone.ts'

// For each step how light it is and how much of the hue's vividness it has: most in the middle, little at the ends.
const steps = {
  50: [0.982, 0.07],
  100: [0.96, 0.16],
  200: [0.919, 0.35],
  300: [0.853, 0.66],
  400: [0.742, 0.95],
  500: [0.628, 1],
  600: [0.535, 0.97],
  700: [0.458, 0.83],
  800: [0.376, 0.68],
  900: [0.3, 0.55],
  950: [0.225, 0.4],
} as const

const graySteps = {
  50: [0.984, 0.3],
  100: [0.966, 0.3],
  200: [0.926, 0.35],
  300: [0.87, 1],
  400: [0.71, 1],
  500: [0.542, 1],
  600: [0.461, 1],
  700: [0.376, 1],
  800: [0.287, 1],
  900: [0.215, 1],
  950: [0.165, 1],
} as const

type Steps = Readonly<Record<keyof typeof steps, readonly [lightness: number, vividness: number]>>

/** A hue from very light to very dark. */
export type Scale = Record<keyof Steps, string>

const scale = (hue: Hue, by: Steps) =>
  Object.fromEntries(
    Object.entries(by).map(([step, [lightness, vividness]]) => [step, tone(hue, lightness, vividness)]),
  ) as Scale

/** Of a vivid colour no more than what still passes for gray. */
function tinge({ a, b }: Hue): Hue {
  const share = Math.min(1, 0.02 / Math.hypot(a, b))
  return { a: a * share, b: b * share }
}

/**
 * The raw colours of a theme, one scale a hue, and its hues for tones between the steps. Components never use them
 * directly: they use the names of colors.ts, which know light and dark.
 */
export function createPalette(from: Theme) {
  const hues = {
    gray: tinge(hueOf(from.neutral)),
    accent: hueOf(from.accent),
    red: hueOf(from.danger),
    orange: hueOf(from.warning),
    green: hueOf(from.success),
    cream: hueOf(from.highlight),
  }
  return {
    hues,
    gray: scale(hues.gray, graySteps),
    accent: scale(hues.accent, steps),
    red: scale(hues.red, steps),
    orange: scale(hues.orange, steps),
    green: scale(hues.green, steps),
    white: '#ffffff',
    black: '#000000',
  }
}

/** The raw colours made from a theme: scales from light to dark, as `#rrggbb`. */
export type Palette = ReturnType<typeof createPalette>

/** The raw colours of this site's theme. */
export const palette = createPalette(theme)
