// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cssText, type Styles } from './css-text.ts'
import { theme as ownTheme } from './theme.ts'
import type { Theme } from './theme-fields.ts'

afterEach(() => {
  vi.doUnmock('./theme.ts')
  vi.resetModules()
})

/** What the site is made of after somebody has edited theme.ts. */
async function siteWith(changes: Partial<Theme>) {
  vi.resetModules()
  vi.doMock('./theme.ts', () => ({ theme: { ...ownTheme, ...changes } }))
  const { globalCss } = await import('./global-css.ts')
  const { fullSystem } = await import('./full-system.ts')
  const { themeColors } = await import('./theme-colors.ts')
  return { head: globalCss(), full: cssText(fullSystem.getTokenCss() as Styles), themeColors }
}

const variable = (css: string, name: string) => new RegExp(`--chakra-${name}:([^;}]*)`).exec(css)?.[1]

describe('an edited theme', () => {
  it('changes the colours of the server’s pages, of the administration and of the browser around them', async () => {
    const before = await siteWith({})
    const after = await siteWith({ accent: '#8a1c4b', neutral: '#8a6f4e' })
    for (const name of ['colors-accent-solid', 'colors-bg', 'colors-fg-muted', 'colors-border']) {
      expect(variable(after.head, name)).not.toBe(variable(before.head, name))
      expect(variable(after.full, name)).toBe(variable(after.head, name))
    }
    expect(variable(after.full, 'colors-gray-500')).not.toBe(variable(before.full, 'colors-gray-500'))
    expect(after.themeColors.dark).not.toBe(before.themeColors.dark)
    expect(variable(after.head, 'colors-bg')).toBe(`light-dark(${after.themeColors.light},${after.themeColors.dark})`)
  })

  it('changes sizes of text, distances, corners and measure everywhere, and leaves sizes of controls', async () => {
    const { head, full } = await siteWith({ textSize: 1.25, spacing: 0.75, roundness: 2, measure: '60ch' })
    for (const css of [head, full]) {
      expect(variable(css, 'font-sizes-md')).toBe('1.25rem')
      expect(variable(css, 'spacing-4')).toBe('0.75rem')
      expect(variable(css, 'sizes-4')).toBe('1rem')
      expect(variable(css, 'radii-md')).toBe('0.75rem')
      expect(variable(css, 'sizes-prose')).toBe('60ch')
    }
  })

  it('may be square and flat', async () => {
    const { head } = await siteWith({ roundness: 0, shadows: 0 })
    expect(variable(head, 'radii-md')).toBe('0')
    expect(variable(head, 'radii-full')).toBe('9999px')
    expect(variable(head, 'shadows-xs')).toContain('rgb(15 23 30/0%)')
  })

  it('brings fonts that the site serves itself, before anything uses them', async () => {
    const { head } = await siteWith({
      fonts: { ...ownTheme.fonts, heading: 'Literata,serif' },
      fontFiles: [{ family: 'Literata', file: '/fonts/literata.woff2', weight: '200 900' }],
    })
    expect(head).toContain(
      '@font-face{font-family:"Literata";src:url("/fonts/literata.woff2") format("woff2");font-weight:200 900;' +
        'font-style:normal;font-display:swap}',
    )
    expect(variable(head, 'fonts-heading')).toBe('Literata,serif')
    expect(head).toMatch(/h1,h2,h3,h4,h5,h6\{font-family:var\(--chakra-fonts-heading\)/)
  })

  it('says at once which colour it cannot read', async () => {
    await expect(siteWith({ accent: 'navy' })).rejects.toThrow('A colour of the theme is written #rrggbb, not navy')
  })
})
