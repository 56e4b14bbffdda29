import { describe, expect, it } from 'vitest'
import { fontFaces, preloadedFont, webFontFiles } from './font-faces.ts'
import { fontStacks } from './font-stacks.ts'
import { webFonts } from './generated/web-fonts.ts'
import { theme } from './theme.ts'
import { webFamilies, webFontsOf } from './web-fonts.ts'

const inter = { family: 'Inter', kind: 'sans' } as const
const figtree = { family: 'Figtree', kind: 'sans' } as const

/** The files that CSS names, without their hashes. */
const filesIn = (css: string) => [...css.matchAll(/\/assets\/([\w-]+)-[\da-f]{8}\.woff2/g)].map(([, name]) => name)

describe('the CSS of a family', () => {
  it('names all of its files, Latin letters last, and each file is served', () => {
    const css = fontFaces(inter)
    const files = filesIn(css)
    expect(files).toHaveLength(14)
    expect(files[0]).toBe('inter-cyrillic-ext-wght-normal')
    expect(files.slice(-2)).toEqual(['inter-latin-wght-normal', 'inter-latin-wght-italic'])
    const served = new Set(webFontFiles().map(({ address }) => address))
    for (const [address] of css.matchAll(/\/assets\/[\w-]+\.woff2/g)) expect(served).toContain(address)
    expect(css).toMatch(
      /font-family:"Inter";src:url\("[^"]+"\) format\("woff2"\);font-weight:100 900;font-display:swap;/,
    )
  })

  it.each([
    ['Whānau', []],
    ['Добро', ['cyrillic']],
    ['καλὸς', ['greek-ext', 'greek']],
    ['Việt', ['vietnamese']],
    ['₴ ꙁ', ['cyrillic-ext']],
  ])('names of other alphabets those alone that ‘%s’ needs', (text, alphabets) => {
    const uprights = filesIn(fontFaces(inter, text)).filter((name) => name?.endsWith('normal'))
    expect(uprights).toEqual([...alphabets, 'latin-ext', 'latin'].map((subset) => `inter-${subset}-wght-normal`))
  })

  it('names no file that the family does not have', () => {
    expect(filesIn(fontFaces(figtree, 'Добро'))).toHaveLength(4)
  })

  it('stretches what stands for it to the room that it takes', () => {
    const css = fontFaces(inter)
    // Inter is a little wider than Arial, and Arial’s bold letters are wide already
    expect(css).toContain(
      '@font-face{font-family:"Inter fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");' +
        'font-weight:100 549;size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}',
    )
    expect(css).toMatch(/local\("Arial Bold"\)[^}]*font-weight:550 900;size-adjust:101\.53%/)
    expect(css).toMatch(/font-family:"Inter fallback for Android";src:local\("Roboto"\)[^}]*size-adjust:107\.35%/)
    expect(fontFaces({ family: 'Lora', kind: 'serif' })).toContain('local("Times New Roman")')
  })

  it('is of families that the site has', () => {
    expect(() => fontFaces({ family: 'Comic Sans', kind: 'sans' })).toThrow('The site has no font Comic Sans')
  })
})

describe('the families that looks can choose', () => {
  it('have Latin letters to be loaded in advance, weights of text and headings, and no weight of a picture', () => {
    for (const font of webFonts) {
      expect(preloadedFont(font)).toMatch(/^\/assets\/[a-z\d-]+-latin-wght-normal-[\da-f]{8}\.woff2$/)
      const [, least, most] = /font-weight:(\d+) (\d+)/.exec(fontFaces(font)) ?? []
      expect(Number(least)).toBeLessThanOrEqual(400)
      expect(Number(most)).toBeGreaterThanOrEqual(700)
      expect(font.bytes).toBeGreaterThan(10_000)
      expect(font.bytes).toBeLessThan(60_000)
    }
  })

  it('are found in a theme that names them, each once, and not for their name alone', () => {
    const [body, heading] = [webFonts[0]!, webFonts[8]!]
    const fonts = { ...theme.fonts, body: webFamilies(body) }
    expect(webFontsOf(fonts)).toEqual([body])
    expect(webFontsOf({ ...fonts, heading: webFamilies(heading) })).toEqual([body, heading])
    expect(webFontsOf({ ...fonts, heading: webFamilies(body) })).toEqual([body])
    expect(webFontsOf({ ...theme.fonts, body: 'Inter,Roboto,sans-serif' })).toEqual([])
    expect(webFontsOf(theme.fonts)).toEqual([])
  })

  it('say what they make a browser fetch, which fonts of its own system do not', () => {
    const fetched = fontStacks.filter(({ bytes }) => bytes > 0)
    expect(fetched.map(({ name }) => name)).toEqual(webFonts.map(({ family }) => family))
    expect(fontStacks[0]).toMatchObject({ name: 'System', bytes: 0 })
  })
})
