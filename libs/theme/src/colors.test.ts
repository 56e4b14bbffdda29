import { describe, expect, it } from 'vitest'
import { contrast } from './testing/contrast.ts'
import { colors, createColors } from './colors.ts'
import { createPalette } from './palette.ts'
import { bothSchemes } from './scheme.ts'
import { theme } from './theme.ts'

const surfaces = ['DEFAULT', 'subtle', 'muted', 'panel', 'highlight', 'error', 'warning', 'success', 'info'] as const
const inks = ['DEFAULT', 'muted', 'subtle', 'error', 'warning', 'success', 'info'] as const
const schemes = ['light', 'dark'] as const

type Color = { value: string }
type Pair = readonly [name: string, ink: Color, surface: Color, least: number]

/** What is read or seen on what, and the least contrast (WCAG 2.2: 1.4.3 for text, 1.4.11 for edges). */
function pairs({ fg, bg, accent, border }: typeof colors): Pair[] {
  const text = surfaces.flatMap((on) => [
    ...inks.map((ink) => [`fg ${ink} on bg ${on}`, fg[ink], bg[on], 4.5] as const),
    [`accent.fg on bg ${on}`, accent.fg, bg[on], 4.5] as const,
  ])
  const edges = (['DEFAULT', 'subtle', 'panel'] as const).flatMap((on) => [
    [`border.control on bg ${on}`, border.control, bg[on], 3] as const,
    [`border.error on bg ${on}`, border.error, bg[on], 3] as const,
    [`the focus ring on bg ${on}`, accent.focusRing, bg[on], 3] as const,
  ])
  return [
    ...text,
    ...edges,
    ['accent.contrast on accent.solid', accent.contrast, accent.solid, 4.5],
    ['fg.inverted on bg.inverted', fg.inverted, bg.inverted, 4.5],
  ]
}

const tooFaint = (list: Pair[]) =>
  schemes.flatMap((scheme) =>
    list
      .map(([name, ink, surface, least]) => ({
        name: `${name}, ${scheme}`,
        least,
        is: contrast(bothSchemes(ink.value)[scheme], bothSchemes(surface.value)[scheme]),
      }))
      .filter(({ is, least }) => is < least),
  )

describe('the colours of the theme', () => {
  it('are readable, and edges of fields and the focus ring are visible', () => {
    expect(tooFaint(pairs(colors))).toEqual([])
  })
})

it.each(['#ff0000', '#ffa500', '#ffd400', '#00c000', '#00b0b0', '#0000ff', '#6a0dad', '#ff00ff', '#000000', '#ffffff'])(
  'whatever accent and tinge a theme has, text can be read: %s',
  (color) => {
    const edited = { ...theme, accent: color, neutral: color === '#ff0000' ? '#5f5953' : theme.neutral }
    expect(tooFaint(pairs(createColors(createPalette(edited))))).toEqual([])
  },
)
