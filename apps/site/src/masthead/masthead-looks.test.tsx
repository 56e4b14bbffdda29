import { bothSchemes, createColors, createPalette, lookChoices, theme } from '@sitewright/theme'
import { contrast } from '@sitewright/theme/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { appSetup, pageState } from '../testing/fixtures.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { styleRules } from '../testing/style-rules.ts'

beforeEach(() => void renderShell({ path: '/home', state: pageState({ setup: appSetup({ bi: 31 }) }) }))

/** All rules that depend on what the root says of the look. */
const rulesOfLooks = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes('[data-look-'))

it.each(
  (['masthead', 'mastheadWidth', 'menu'] as const).flatMap((field) =>
    lookChoices[field].slice(1).map((choice) => `[data-look-${field.toLowerCase()}="${choice}"]`),
  ),
)('there are styles for %s', (attribute) => {
  expect(rulesOfLooks().filter((text) => text.includes(attribute))).not.toEqual([])
})

describe('a masthead over a picture', () => {
  const masthead = ':root[data-look-masthead="picture"] [data-background] > .masthead'

  /** What is seen through the shade of a white picture, the worst there is. */
  const brightest = () => {
    const [, opacity = ''] = /linear-gradient\(#000000([\da-f]{2}) calc\(100% - var\(--free\)\)/.exec(
      styleRules(masthead),
    )!
    const channel = (255 - parseInt(opacity, 16)).toString(16).padStart(2, '0')
    return `#${channel.repeat(3)}`
  }

  it.each(['#0671a8', '#8a1c4b', '#f2e205', '#000000', '#ffffff', '#00ff00', '#0000ff'])(
    'has a contrast of 4.5:1 over any, with the accent %s',
    (accent) => {
      const colors = createColors(createPalette({ ...theme, accent, neutral: accent }))
      for (const { value } of [colors.fg.DEFAULT, colors.accent.fg])
        expect(contrast(bothSchemes(value).dark, brightest())).toBeGreaterThanOrEqual(4.5)
      for (const { value } of [colors.accent.focusRing, colors.accent.solid])
        expect(contrast(bothSchemes(value).dark, brightest())).toBeGreaterThanOrEqual(3)
    },
  )

  it('has the colours of dark surroundings, and none that are muted', () => {
    expect(styleRules(masthead)).toMatch(/color-scheme: dark/)
    expect(styleRules(masthead)).toMatch(/color: var\(--chakra-colors-fg\)/)
    expect(styleRules(`${masthead} .icon:not([data-accent])`)).toMatch(/color: var\(--chakra-colors-fg\)/)
    expect(
      styleRules(
        ':root[data-look-masthead="picture"] [data-background] > header > .menu > ul > li > :not([aria-current], [data-within])',
      ),
    ).toMatch(/color: var\(--chakra-colors-fg\)/)
  })
})
