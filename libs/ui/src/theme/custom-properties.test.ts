// @vitest-environment node
import type * as themes from '@sitewright/theme'
import { customProperties, theme, type Theme } from '@sitewright/theme'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('@sitewright/theme')
  vi.resetModules()
})

const declarations = (css: string) =>
  new Map([...css.matchAll(/(--chakra-[\w\\.-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]))

/** What the build writes for a theme. */
async function built(edited: Theme) {
  vi.resetModules()
  vi.doMock('@sitewright/theme', async () => {
    const own = await vi.importActual<typeof themes>('@sitewright/theme')
    const palette = own.createPalette(edited)
    return { ...own, theme: edited, palette, colors: own.createColors(palette) }
  })
  const { default: globalCss } = await import('./global-css.build.ts')
  const { default: fullCss } = await import('./full-css.build.ts')
  return declarations(globalCss + fullCss)
}

const edited: Theme = {
  ...{ ...theme, accent: '#8a1c4b', neutral: '#8a6f4e', danger: '#d03030', warning: '#b07000', success: '#208040' },
  ...{ highlight: '#e0f0ff', fonts: { body: 'Literata,serif', heading: 'Inter,sans-serif', mono: 'monospace' } },
  ...{ textSize: 1.1, headingSize: 1.3, spacing: 1.2, roundness: 1.7, shadows: 0.5, measure: '60ch' },
}

it.each([
  ['the site’s own', theme],
  ['another', edited],
])('all that the build makes of a theme can be made later, to the letter: %s', async (_, given) => {
  const known = await built(given)
  const made = customProperties(given)
  expect(Object.fromEntries([...made].map(([name]) => [name, known.get(name)]))).toEqual(Object.fromEntries(made))
})

it('nothing that a theme decides is missing', async () => {
  const [own, another] = [await built(theme), await built(edited)]
  const changed = [...another].filter(([name, value]) => own.get(name) !== value).map(([name]) => name)
  expect(changed.length).toBeGreaterThan(100)
  expect(changed.filter((name) => !customProperties(theme).has(name))).toEqual([])
})
