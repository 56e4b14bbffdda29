import { themeColors } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { canonicalPath, writeDocument, type DocumentParts } from './write-document.ts'
import { appSetup } from '../testing/fixtures.ts'

const hostile = `"><script>alert('1')</script>&`

const parts: DocumentParts = {
  language: 'en-NZ',
  title: 'Our huts',
  siteTitle: 'Tramping Club',
  description: 'Three huts',
  keywords: 'huts, tracks',
  canonical: 'https://example.org/huts',
  image: { address: 'https://example.org/logo.png', alt: '' },
  favicon: '/favicon.svg',
  styles: [{ address: '/assets/entry.css', rules: [{ text: '.shell{color:red}', selectors: [[['.shell']]] }] }],
  tokens: '/assets/tokens.css',
  body: '<main>Text</main>',
  state: '{}',
  wake: { entry: '/assets/entry.js', modules: ['/assets/a.js'], when: 'intent', hit: 3 },
}

function parse(rest: Partial<DocumentParts> = {}) {
  const html = writeDocument({ ...parts, ...rest })
  const read = new DOMParser().parseFromString(html, 'text/html')
  const meta = (name: string) =>
    read.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  const link = (rel: string) => read.querySelector(`link[rel="${rel}"]`)?.getAttribute('href')
  return { html, read, meta, link }
}

describe('document', () => {
  it('has the page title and the site title (SHELL-049), description, keywords and its one address', () => {
    const { read, meta, link } = parse()
    expect(read.title).toBe('Our huts – Tramping Club')
    expect(meta('description')).toBe('Three huts')
    expect(meta('keywords')).toBe('huts, tracks')
    expect(link('canonical')).toBe('https://example.org/huts')
    expect(meta('og:title')).toBe('Our huts')
    expect(meta('og:image')).toBe('https://example.org/logo.png')
    expect(meta('robots')).toBeUndefined()
  })

  it('says how big its picture is and what it shows, and asks for room for one that was chosen for it', () => {
    const size = { width: 1280, height: 672 }
    const { meta } = parse({ image: { address: 'https://example.org/hut.webp', size, alt: hostile } })
    expect(meta('og:image')).toBe('https://example.org/hut.webp')
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual(['1280', '672', hostile])
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(parse().meta('twitter:card')).toBe('summary')
    expect(parse().meta('og:image:width')).toBeUndefined()
  })

  it.each([
    ['en-NZ', 'ltr', 'en_NZ'],
    ['de', 'ltr', 'de_DE'],
    ['ar', 'rtl', 'ar_EG'],
    ['zh-Hant-TW', 'ltr', 'zh_TW'],
  ])('says that it is in %s, and runs %s', (language, direction, locale) => {
    const { read, meta } = parse({ language })
    expect(read.documentElement.lang).toBe(language)
    expect(read.documentElement.dir).toBe(direction)
    expect(meta('og:locale')).toBe(locale)
  })

  it("tells the browser the page's background, in light and in dark surroundings", () => {
    const colors = [...parse().read.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    expect(colors.map((each) => [each.getAttribute('media'), each.content])).toEqual([
      ['(prefers-color-scheme: light)', themeColors.light],
      ['(prefers-color-scheme: dark)', themeColors.dark],
    ])
    expect(themeColors.light).not.toBe(themeColors.dark)
  })

  it('lets nothing be painted before all of a short page is there, and before the content of a long one begins', () => {
    const awaited = (body: string) => parse({ body }).read.querySelector('link[rel=expect]')
    expect(awaited('<main id="content">Text</main>')?.getAttribute('href')).toBe('#state')
    expect(awaited(`<main id="content">${'Text '.repeat(10_000)}</main>`)?.getAttribute('href')).toBe('#content')
    expect(awaited('')?.getAttribute('blocking')).toBe('render')
    expect(parse().read.querySelector('#root + #state')).not.toBeNull()
  })

  it('tells the script whether there are fields that begin with today', () => {
    const today = (body: string) => parse({ body }).read.querySelector('script')?.dataset['today']
    expect(today('<main><input data-today="" value=""></main>')).toBe('')
    expect(today('<main><input value=""></main>')).toBeUndefined()
  })

  it('has the icon of the site (SHELL-050)', () => {
    expect(parse({ favicon: '/api/1/private/file-get.php?id=5' }).link('icon')).toBe('/api/1/private/file-get.php?id=5')
  })

  it('is not indexed without an address of its own, and has the title of the site without one of its own', () => {
    const { canonical, ...rest } = parts
    const read = new DOMParser().parseFromString(writeDocument({ ...rest, title: '' }), 'text/html')
    expect(read.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(read.title).toBe('Tramping Club')
  })

  it('escapes every text', () => {
    const { read, meta } = parse({ title: hostile, siteTitle: hostile, description: hostile, keywords: hostile })
    expect(read.title).toBe(hostile)
    expect(meta('description')).toBe(hostile)
    expect(meta('keywords')).toBe(hostile)
    expect([...read.querySelectorAll('script')].map(({ type }) => type)).toEqual(['', 'application/json'])
  })

  it('loads no script before an interaction, and loads at once what is needed now', () => {
    expect(parse().link('modulepreload')).toBeUndefined()
    expect(parse().read.querySelector('script[src]')).toBeNull()
    const { link } = parse({ wake: { ...parts.wake, when: 'now' } })
    expect(link('modulepreload')).toBe('/assets/a.js')
  })
})

describe('canonical address', () => {
  const setup = appSetup({ routes: [{ r: 'single-page', l: 'über uns', id: 3 }], dp: 'home' })

  it('is the shortcut, else the page’s own address, and / for the default page', () => {
    expect(canonicalPath({ id: 3, kind: 'single-page' }, setup)).toBe('/%C3%BCber%20uns')
    expect(canonicalPath({ id: 4, kind: 'form' }, setup)).toBe('/pages/form/4')
    const hindi = appSetup({ routes: [{ r: 'form', l: 'हिन्दी-समाचार', id: 3 }], dp: 'home' })
    expect(canonicalPath({ id: 3, kind: 'form' }, hindi)).toBe(encodeURI('/हिन्दी-समाचार'))
    expect(canonicalPath({ id: 3, kind: 'single-page' }, { ...setup, dp: 'über uns' })).toBe('/')
    expect(canonicalPath({ id: 4, kind: 'form' }, { ...setup, dp: 'pages/form/4' })).toBe('/')
  })
})
