import { scheme } from './scheme.ts'
import type { Theme } from './theme-fields.ts'

const edge = scheme('rgb(15 23 30/8%)', 'rgb(255 255 255/10%)')

/** Corners and depth of a theme. */
export function createShape({ roundness, shadows }: Pick<Theme, 'roundness' | 'shadows'>) {
  const corner = (rem: number) => ({ value: rem * roundness === 0 ? '0' : `${rem * roundness}rem` })
  const strength = (percent: number) => `${Math.min(100, Math.round(percent * shadows))}%`
  const ink = (light: number, dark: number) =>
    scheme(`rgb(15 23 30/${strength(light)})`, `rgb(0 0 0/${strength(dark)})`)

  return {
    /** Corners. `l1` to `l3` are Chakra's names for marks, controls and panels. */
    radii: {
      none: { value: '0' },
      xs: corner(0.1875),
      sm: corner(0.25),
      md: corner(0.375),
      lg: corner(0.5),
      xl: corner(0.75),
      '2xl': corner(1),
      full: { value: '9999px' },
      l1: { value: '{radii.sm}' },
      l2: { value: '{radii.md}' },
      l3: { value: '{radii.xl}' },
    },
    /** Depth: a soft shadow, and a hairline that keeps the edge visible in the dark. */
    shadows: {
      xs: { value: `0 1px 2px ${ink(7, 40)}` },
      sm: { value: `0 1px 3px ${ink(9, 45)},0 0 0 1px ${edge}` },
      md: { value: `0 4px 12px -2px ${ink(11, 50)},0 0 0 1px ${edge}` },
      lg: { value: `0 12px 28px -6px ${ink(17, 60)},0 0 0 1px ${edge}` },
      xl: { value: `0 24px 56px -12px ${ink(24, 70)},0 0 0 1px ${edge}` },
    },
  }
}
