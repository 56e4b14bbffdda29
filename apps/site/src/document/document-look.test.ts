// @vitest-environment node
import { fontStacks, lookOf, theme, webFamilies, type Look } from '@sitewright/theme'
import { preloadedFont } from '@sitewright/theme/fonts'
import { globalCss } from '@sitewright/ui/theme'
import { describe, expect, it } from 'vitest'
import { rendererOf, request } from '../testing/render-request.ts'
import { loggedInSetup } from '../testing/fixtures.ts'

const look = (fields: Partial<Look> = {}): Look => ({ ...lookOf(theme), ...fields })
const site = (fields: Partial<Look>) => ({
  version: Object.values(fields)
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : value))
    .join('-'),
  look: look(fields),
})

const documentWith = async (rest: Parameters<typeof request>[0] = {}) =>
  (await (await rendererOf()).render(request(rest))).html

/** What the document's last word on a custom property is. */
function valueIn(css: string, name: string): string | undefined {
  return [...css.matchAll(new RegExp(`${name}:([^;}]*)`, 'g'))].at(-1)?.[1]
}

describe('the document of a visitor', () => {
  it('is as before without a look of its own', async () => {
    const html = await documentWith()
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-NZ" dir="ltr"><head>/)
    expect(html).toContain('<link rel="stylesheet" href="/assets/tokens.css" disabled data-partial>')
    expect(html).not.toContain('data-look')
    expect(await documentWith({ look: undefined })).toBe(html)
  })

  it('has the values of the look in place of those of the built-in one, and no more CSS than before', async () => {
    const before = await documentWith()
    const html = await documentWith({ look: site({ accent: '#8a1c4b', roundness: 0 }) })
    const name = '--chakra-colors-bg'
    expect(valueIn(html, '--chakra-colors-accent-focus-ring')).not.toBe(
      valueIn(before, '--chakra-colors-accent-focus-ring'),
    )
    expect(valueIn(html, name)).toBe(valueIn(before, name))
    expect(Math.abs(html.length - before.length)).toBeLessThan(120)
    expect(html).toContain('<link rel="stylesheet" href="/assets/look-#8a1c4b-0.css" disabled data-partial>')
  })

  it('says by attributes how it is laid out, and which scheme the site has', async () => {
    const html = await documentWith({ look: site({ scheme: 'dark', masthead: 'centred' }) })
    expect(html).toContain('<html lang="en-NZ" dir="ltr" data-look-masthead="centred">')
    expect(html).toContain(':root{color-scheme:dark}')
    const frames = [...html.matchAll(/<meta name="theme-color" content="([^"]*)"/g)].map(([, color]) => color)
    expect(new Set(frames).size).toBe(1)
  })

  it('has the faces of fonts that were uploaded, and their files loaded in advance', async () => {
    const file = '/assets/font-0123456789abcdef.woff2'
    const stretched = { size: 104.5, ascent: 90, descent: 22.5, lineGap: 0 }
    const fallback = { kind: 'sans', regular: stretched } as const
    const families = webFamilies({ family: 'Club', kind: 'sans' })
    const html = await documentWith({
      look: site({
        fonts: { ...theme.fonts, body: families },
        fontFiles: [{ family: 'Club', file, weight: '400', fallback }],
      }),
    })
    expect(html).toContain(`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    expect(html).toContain(`@font-face{font-family:"Club";src:url("${file}")`)
    expect(html).toMatch(/font-family:"Club fallback";src:local\("Arial"\)[^}]*size-adjust:104.5%/)
    expect(valueIn(html, '--chakra-fonts-body')).toBe(families)
  })

  it('has a footer of columns, line and links', async () => {
    const footer = {
      columns: [{ heading: 'Where <we> are', html: '<p>Hut <b>1</b></p>' }],
      line: 'Since 1921',
      links: [{ label: 'Imprint', href: '/imprint' }],
    }
    const [, html] = /<footer[^>]*>(.*)<\/footer>/s.exec(await documentWith({ footer })) ?? []
    expect(html).toContain('<h2>Where &lt;we&gt; are</h2>')
    expect(html).toContain('<p>Hut <b>1</b></p>')
    expect(html).toContain('<p>Since 1921</p>')
    expect(html).toContain('<a href="/imprint">Imprint</a>')
    expect(html).not.toContain('Tramping Club')
  })

  it('has another shell for another footer', async () => {
    const renderer = await rendererOf()
    const footer = (line: string) => ({ columns: [], line, links: [] })
    for (const line of ['One', 'Two'])
      expect((await renderer.render(request({ footer: footer(line) }))).html).toContain(`<p>${line}</p>`)
  })

  it('has the link buttons in the footer where the look says so', async () => {
    const config = JSON.stringify([{ IconSet: 'mat', Icon: 'home', Url: 'https://example.org', Tooltip: 'Elsewhere' }])
    const links = { config, icons: {} }
    const partsOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0].includes('Elsewhere')
    expect(partsOf(await documentWith({ links }))).toBe(true)
    const below = await documentWith({ links, look: site({ links: 'footer' }) })
    expect(partsOf(below)).toBe(false)
    expect(/<footer.*<\/footer>/s.exec(below)?.[0]).toContain('aria-label="Elsewhere"')
  })
})

describe('fonts of a look that the site serves', () => {
  const familiesOf = (name: string) => fontStacks.find((stack) => stack.name === name)?.families ?? ''
  const fonts = { ...theme.fonts, body: familiesOf('Literata'), heading: familiesOf('Inter') }
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="preload" href="([^"]*)" as="font" type="font\/woff2" crossorigin>/g)].map(
      ([, address]) => address,
    )

  it('are named and loaded in advance by documents with that look alone', async () => {
    const before = await documentWith()
    expect(before).not.toMatch(/@font-face|as="font"/)
    const html = await documentWith({ look: site({ fonts }) })
    expect(preloads(html)).toEqual([preloadedFont({ family: 'Inter' }), preloadedFont({ family: 'Literata' })])
    expect(html).toContain('@font-face{font-family:"Literata";src:url("/assets/literata-latin-wght-normal-')
    expect(html).toContain('@font-face{font-family:"Inter fallback";src:local("Arial")')
    expect(valueIn(html, '--chakra-fonts-body')).toBe(fonts.body)
    // where headings are in the family of the text, it alone is needed
    const one = await documentWith({ look: site({ fonts: { ...fonts, heading: '{fonts.body}' }, textSize: 0.9 }) })
    expect(preloads(one)).toEqual([preloadedFont({ family: 'Literata' })])
  })

  it('are those of the alphabets that the page is written in, whatever page was asked for before', async () => {
    const renderer = await rendererOf()
    const published = site({ fonts })
    for (const [text, named] of [
      ['Huts', false],
      ['Избы', true],
      ['Huts', false],
    ] as const) {
      const { html } = await renderer.render(request({ look: published }, [text]))
      expect(html.includes('/assets/literata-cyrillic-wght-normal-')).toBe(named)
    }
  })

  it('are all in the document of staff and in the style sheet, where any text may come', async () => {
    const html = await documentWith({ setup: loggedInSetup(), look: site({ fonts }) })
    const { lookSheet } = await rendererOf()
    for (const css of [html, lookSheet(look({ fonts }))])
      expect(css).toContain('/assets/literata-cyrillic-wght-normal-')
    expect(preloads(html)).toHaveLength(2)
  })
})

describe('all styles of a look', () => {
  it('are in the document of staff, above what any component brings', async () => {
    const html = await documentWith({ setup: loggedInSetup(), look: site({ accent: '#8a1c4b', scheme: 'light' }) })
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    expect(css.startsWith(globalCss)).toBe(true)
    const rest = css.slice(globalCss.length)
    expect(rest).toMatch(/^:root\{--chakra-/)
    // what only the administration uses has the colours of the look too
    expect(rest).toContain('--chakra-colors-blue-500:')
    expect(rest).not.toContain('--chakra-spacing-4:')
    expect(rest).toContain(':root{color-scheme:light}')
  })

  it('are the style sheet that documents name', async () => {
    const { lookSheet } = await rendererOf()
    const css = lookSheet(look({ accent: '#8a1c4b' }))
    expect(css.startsWith(`${globalCss}:root{--chakra-`)).toBe(true)
    expect(lookSheet(look())).toBe(`${globalCss}:root{}`)
  })
})
