import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './testing/contrast.ts'
import { colors, createColors } from './colors.ts'
import { createFullColors } from './full-colors.ts'
import { finishedLooks } from './finished-looks.ts'
import { createPalette } from './palette.ts'
import { bothSchemes } from './scheme.ts'
import { theme } from './theme.ts'
import type { Theme } from './theme-fields.ts'

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

/** The same of Chakra's buttons and badges in the administration. */
const rolePairs = ({ semantic }: ReturnType<typeof createFullColors>): Pair[] =>
  (['gray', 'blue', 'red', 'orange', 'green'] as const).flatMap((name) => [
    [`${name}.contrast on ${name}.solid`, semantic[name].contrast, semantic[name].solid, 4.5] as const,
    [`${name}.fg on ${name}.subtle`, semantic[name].fg, semantic[name].subtle, 4.5] as const,
  ])

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

const tooFaintIn = (edited: Theme) => {
  const palette = createPalette(edited)
  const made = createColors(palette)
  return tooFaint([...pairs(made), ...rolePairs(createFullColors(palette, made))])
}

describe('the colours of the theme', () => {
  it('are readable, and edges of fields and the focus ring are visible', () => {
    expect(tooFaint(pairs(colors))).toEqual([])
  })
})

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const vivid = ['#ff0000', '#ffa500', '#ffd400', '#00c000', '#00b0b0', '#0000ff', '#6a0dad', '#ff00ff']
const hue = fc.oneof({ weight: 3, arbitrary: color }, fc.constantFrom(...vivid, '#000000', '#ffffff'))
const hues = { accent: hue, neutral: hue, danger: hue, warning: hue, success: hue, highlight: hue }

it('whatever colours a theme has, text can be read', () => {
  fc.assert(
    fc.property(fc.record(hues), (edited) => {
      expect(tooFaintIn({ ...theme, ...edited })).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

it.each(finishedLooks.map(({ name, look }) => [name, look] as const))('text can be read in the look %s', (_, look) => {
  expect(tooFaintIn(look)).toEqual([])
})
