import { expect, test, type Page } from '@playwright/test'
import { textsWithEveryElement } from '../every-element.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

// Documents have only those rules of the style sheets which can apply to their elements: nobody may see a difference.

let site: OwnSite
test.afterEach(() => site?.close())
test.use({ reducedMotion: 'reduce' })

const modes = {
  light: { media: 'screen', colorScheme: 'light', forcedColors: 'none' },
  dark: { media: 'screen', colorScheme: 'dark', forcedColors: 'none' },
  print: { media: 'print', colorScheme: 'light', forcedColors: 'none' },
  'forced colours': { media: 'screen', colorScheme: 'dark', forcedColors: 'active' },
} as const

declare global {
  interface Window {
    /** What the rules of the whole sheets set, and what follows from that. */
    properties?: string[]
    /** Names and styles of all boxes, by the circumstances. */
    looks?: Record<string, string[][]>
  }
}

/** How the elements differ from how they were in the same circumstances before; at the first time, in nothing. */
async function changesIn(page: Page, circumstances: string): Promise<string[]> {
  return page.evaluate(async (key) => {
    await document.fonts.ready
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode().catch(() => {})
    }
    // All is styled again, nothing is on its way from one look to the other: Chromium leaves some elements the colours that
    // they inherited in the other scheme.
    document.documentElement.style.display = 'none'
    document.documentElement.getBoundingClientRect()
    document.documentElement.style.display = ''
    for (const animation of document.getAnimations()) animation.cancel()
    const styleOf = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo)
      return window.properties!.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ')
    }
    const shown = [...document.querySelectorAll('html, body, body *:not(script, template)')]
    const now = shown.flatMap((element) => {
      // of what is drawn besides the element only that which there is
      const pseudos = ['::before', '::after'].filter((name) => getComputedStyle(element, name).content !== 'none')
      if (element.matches('li, summary')) pseudos.push('::marker')
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`
      return ['', ...pseudos].map((pseudo) => [name + pseudo, styleOf(element, pseudo)])
    })
    window.looks ??= {}
    const before = window.looks[key]
    window.looks[key] = now
    if (!before) return []
    if (now.length !== before.length) return [`${key}: ${now.length} boxes, not ${before.length}`]
    return now.flatMap(([name, css = ''], at) => {
      const was = before[at]?.[1] ?? ''
      if (css === was) return []
      const declarations = was.split('; ')
      return css.split('; ').flatMap((declaration, place) => {
        const other = declarations[place]
        return declaration === other ? [] : [`${key}: with all rules ${name} has ${declaration}, with its own ${other}`]
      })
    })
  }, circumstances)
}

/** Has the page find out what the rules of the whole sheets set. */
async function readProperties(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-style-sheets]')!
    const found = new Set(['width', 'height'])
    const add = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const property of rule.style) if (!property.startsWith('--')) found.add(property)
        if (rule instanceof CSSGroupingRule) add(rule.cssRules)
      }
    }
    for (const { href } of template.content.querySelectorAll<HTMLLinkElement>('link[data-partial]')) {
      const text = await (await fetch(href)).text()
      add((await new CSSStyleSheet().replace(text)).cssRules)
    }
    window.properties = [...found]
  })
}

/** Switches the whole style sheets on, as the application does when it starts. */
async function applyWholeSheets(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-style-sheets]')!
    const links = [...template.content.querySelectorAll<HTMLLinkElement>('link[data-partial]')]
    if (links.length < 3) throw new Error('The document names no style sheets')
    template.replaceWith(template.content)
    const loaded = links.map((link) => new Promise((done) => link.addEventListener('load', done)))
    for (const link of links) link.disabled = false
    await Promise.all(loaded)
  })
}

/** What reaches out of the window to the right, and cannot be scrolled by itself. */
function widerThanWindow(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element.tagName !== 'MAIN' &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const whole = document.documentElement
  const wide = whole.scrollWidth > whole.clientWidth ? ['the page'] : []
  for (const element of document.querySelectorAll('main *'))
    if (element.getBoundingClientRect().right > whole.clientWidth + 1 && !scrolls(element.parentElement))
      wide.push(element.outerHTML.slice(0, 100))
  return wide
}

/** What is wrong with a visitor's page before anything but its document has come. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(address)
  for (const wide of await page.evaluate(widerThanWindow)) found.push(`${address} at 320 px: ${wide} is cut off`)
  await readProperties(page)
  for (const sheets of ['its own rules', 'all rules']) {
    if (sheets === 'all rules') await applyWholeSheets(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      for (const [mode, media] of Object.entries(modes)) {
        await page.emulateMedia(media)
        found.push(...(await changesIn(page, `${address} at ${width} px, ${mode}`)))
      }
    }
  }
  await page.emulateMedia(modes.light)
  return found
}

for (const starter of ['on', 'lodge', 'school'])
  test(`pages of the starter site ${starter} look as with all style sheets, and none is wider than a phone`, async ({
    page,
  }) => {
    site = await startOwnSite({ STARTER_SITE: starter })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(site.address)
    const pages = await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(pages.length).toBeGreaterThan(4)
    for (const address of [...pages, `${site.address}/search?q=the`, `${site.address}/nowhere`])
      expect(await faultsOf(page, address)).toEqual([])
  })

/** All class names of the style sheets that a page names. */
async function classesIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-style-sheets]')!
    const sheets = Array.from(template.content.querySelectorAll('link'), ({ href }) =>
      fetch(href).then((reply) => reply.text()),
    )
    const names = (await Promise.all(sheets)).join('').matchAll(/\.([a-z][\w-]*)/gi)
    return [...new Set(Array.from(names, ([, name = '']) => name))]
  })
}

test('so do texts with every element and class that is let through', async ({ page, browser }) => {
  test.slow()
  site = await startOwnSite({})
  await openLoggedIn(page, site.address)
  const visitor = await browser.newPage({ reducedMotion: 'reduce' })
  await visitor.route('**/*.js', (route) => route.abort())
  await visitor.goto(`${site.address}/about`)
  const texts = textsWithEveryElement(await classesIn(visitor))
  for (const [place, content] of texts.entries()) {
    const url = `text-${place}`
    const created = { id: 1, detail: url, url, cloneid: 0 }
    const { id } = await callAsPage<{ id: number }>(page, 'POST private/page-create.json.php', created)
    await callAsPage(page, 'POST protected/plugin/single-page/save-page.json.php', { id, content })
    const published = { id, title: url, url, published: true, pub_start: null, pub_end: null }
    await callAsPage(page, 'POST private/page-update.json.php', published)
    expect(await faultsOf(visitor, `${site.address}/${url}`)).toEqual([])
  }
  await expect(visitor.locator('main [class*=image-]').first()).toBeAttached()
})
