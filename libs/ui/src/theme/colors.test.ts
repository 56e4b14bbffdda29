import { describe, expect, it } from 'vitest'
import { contrast } from '../testing/contrast.ts'
import { colors } from './colors.ts'
import { fullColors } from './full-colors.ts'
import { bothSchemes } from './scheme.ts'

const surfaces = ['DEFAULT', 'subtle', 'muted', 'panel', 'highlight', 'error', 'warning', 'success', 'info'] as const
const inks = ['DEFAULT', 'muted', 'subtle', 'error', 'warning', 'success', 'info'] as const
const schemes = ['light', 'dark'] as const

describe.each(schemes)('colours in %s surroundings', (scheme) => {
  const of = (color: { value: string }) => bothSchemes(color.value)[scheme]
  const between = (a: { value: string }, b: { value: string }) => contrast(of(a), of(b))

  it.each(surfaces.flatMap((bg) => inks.map((fg) => [fg, bg] as const)))('can be read: fg %s on bg %s', (fg, bg) => {
    expect(between(colors.fg[fg], colors.bg[bg])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('can be read: accent.fg on bg %s', (bg) => {
    expect(between(colors.accent.fg, colors.bg[bg])).toBeGreaterThanOrEqual(4.5)
  })

  it('can be read on filled buttons', () => {
    expect(between(colors.accent.contrast, colors.accent.solid)).toBeGreaterThanOrEqual(4.5)
    expect(between(colors.fg.inverted, colors.bg.inverted)).toBeGreaterThanOrEqual(4.5)
    const { red, orange, green, gray } = fullColors.semanticTokens.colors
    for (const hue of [red, orange, green, gray]) {
      expect(between(hue.contrast, hue.solid)).toBeGreaterThanOrEqual(4.5)
      expect(between(hue.fg, hue.subtle)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['DEFAULT', 'subtle', 'panel'] as const)('shows edges of fields and the focus ring on bg %s', (bg) => {
    expect(between(colors.border.control, colors.bg[bg])).toBeGreaterThanOrEqual(3)
    expect(between(colors.border.error, colors.bg[bg])).toBeGreaterThanOrEqual(3)
    expect(between(colors.accent.focusRing, colors.bg[bg])).toBeGreaterThanOrEqual(3)
  })
})
