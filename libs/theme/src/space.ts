import type { Theme } from './theme-fields.ts'

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const lengths = (factor: number) =>
  Object.fromEntries(steps.map((step) => [step, { value: `${(step / 4) * factor}rem` }]))

/** Distances and extents of a theme. */
export function createSpace({ spacing, measure }: Pick<Theme, 'spacing' | 'measure'>) {
  return {
    /** By quarters of the text size: `4` is 1rem times the theme's `spacing`. For margins, paddings and gaps. */
    spacing: lengths(spacing),
    /**
     * Widths and heights: the same steps, though never stretched, widths of panels and dialogs by name, and the named
     * extents of CSS.
     */
    sizes: {
      ...lengths(1),
      xs: { value: '20rem' },
      sm: { value: '24rem' },
      md: { value: '28rem' },
      lg: { value: '32rem' },
      xl: { value: '36rem' },
      '2xl': { value: '42rem' },
      '3xl': { value: '48rem' },
      '4xl': { value: '56rem' },
      '5xl': { value: '64rem' },
      '6xl': { value: '72rem' },
      full: { value: '100%' },
      prose: { value: measure },
      max: { value: 'max-content' },
      min: { value: 'min-content' },
      fit: { value: 'fit-content' },
    },
  }
}
