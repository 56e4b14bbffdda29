import { bothSchemes } from '@sitewright/theme'
import { contrast } from '@sitewright/theme/testing'
import { expect, it } from 'vitest'
import { fullColors } from './full-colors.ts'

type Color = { value: string }

const schemes = ['light', 'dark'] as const
const contrasts = (ink: Color, surface: Color) =>
  schemes.map((scheme) => contrast(bothSchemes(ink.value)[scheme], bothSchemes(surface.value)[scheme]))

it.each(['red', 'orange', 'green', 'gray'] as const)('can be read on buttons and badges in %s', (name) => {
  const hue = fullColors.semanticTokens.colors[name]
  const all = [...contrasts(hue.contrast, hue.solid), ...contrasts(hue.fg, hue.subtle)]
  expect(Math.min(...all)).toBeGreaterThanOrEqual(4.5)
})
