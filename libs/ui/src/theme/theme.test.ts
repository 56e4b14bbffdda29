// @vitest-environment node
import type { SystemStyleObject } from '@chakra-ui/react'
import * as themes from '@sitewright/theme'
import { type Theme, theme as ownTheme } from '@sitewright/theme'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cssText, type Styles } from './css-text.ts'

afterEach(() => {
  vi.doUnmock('@sitewright/theme')
  vi.resetModules()
})

/** What the site is made of after somebody has edited the theme. */
async function siteWith(changes: Partial<Theme>) {
  vi.resetModules()
  vi.doMock('@sitewright/theme', () => editedTheme(changes))
  const { default: globalCss } = await import('./global-css.build.ts')
  const { valuedSystem } = await import('./valued-system.ts')
  return { head: globalCss, full: cssText(valuedSystem.getTokenCss() as Styles) }
}

async function editedTheme(changes: Partial<Theme>) {
  const own = await vi.importActual<typeof themes>('@sitewright/theme')
  const theme = { ...ownTheme, ...changes }
  const palette = own.createPalette(theme)
  return { ...own, theme, palette, colors: own.createColors(palette) }
}

const variable = (css: string, name: string) => new RegExp(`--chakra-${name}:([^;}]*)`).exec(css)?.[1]

describe('an edited theme', () => {
  it('changes the colours of the server’s pages and of the administration', async () => {
    const before = await siteWith({})
    const after = await siteWith({ accent: '#8a1c4b', neutral: '#8a6f4e' })
    for (const name of ['colors-accent-solid', 'colors-bg', 'colors-fg-muted', 'colors-border']) {
      expect(variable(after.head, name)).not.toBe(variable(before.head, name))
      expect(variable(after.full, name)).toBe(variable(after.head, name))
    }
    expect(variable(after.full, 'colors-gray-500')).not.toBe(variable(before.full, 'colors-gray-500'))
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

  it('leaves checkboxes square enough to be told from radio buttons, however round it is', async () => {
    const { valuedSystem } = await import('./valued-system.ts')
    const checkbox = valuedSystem.sva(valuedSystem.getSlotRecipe('checkbox'))()
    const checkmark = valuedSystem.cva(valuedSystem.getRecipe('checkmark'))()
    for (const styles of [checkbox['control'], checkmark])
      expect(cssText(valuedSystem.css(styles as SystemStyleObject) as Styles)).toContain(
        'border-radius:min(var(--chakra-radii-l1), 25%)',
      )
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

  it('brings those of the families that looks can choose', async () => {
    const lora = themes.fontStacks.find(({ name }) => name === 'Lora')?.families ?? ''
    expect((await siteWith({})).head).not.toContain('@font-face')
    const { head } = await siteWith({ fonts: { ...ownTheme.fonts, heading: lora } })
    expect(head).toContain('@font-face{font-family:"Lora";src:url("/assets/lora-cyrillic-wght-normal-')
    expect(variable(head, 'fonts-heading')).toBe(lora)
  })
})
