import { expect, test, type Page } from '@playwright/test'
import { knownOddTexts, oddTexts } from '../odd-texts.ts'
import { publishPage } from '../publish-page.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

const sectionsOfAPage = 150

/** What React, or the browser, complains of. */
function complaintsOf(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(String(error)))
  return found
}

/** The texts of a page as its reader has them. */
const shownTexts = (page: Page) =>
  page.locator('[data-section=text] > div').evaluateAll((texts) => texts.map(({ innerHTML }) => innerHTML))

/** What the browser makes of HTML, wherever it is. */
const readAgain = (page: Page, texts: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((html) => {
        const read = document.createElement('div')
        read.innerHTML = html
        return read.innerHTML
      }),
    texts,
  )

/** Parsers swallow a line break after <pre>, and do not write one more. */
const afterParser = (html: string) => html.replaceAll(/(<pre(?: [^>]*)?>)\n/g, '$1')

test('the server and the browser render odd texts the same, and the page hydrates without an error (SINGLE-004, SECT-054)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await openLoggedIn(page, '/')
  const id = await publishPage(page, { title: 'Odd', type: 'Sectioned page', shortcut: 'odd' })
  const texts = [...knownOddTexts, ...oddTexts(1_500 - knownOddTexts.length)]

  for (let from = 0; from < texts.length; from += sectionsOfAPage) {
    const sections = texts
      .slice(from, from + sectionsOfAPage)
      .map((Content) => ({ sectionType: 'text', config: { Content } }))
    const content = JSON.stringify({ sections })
    await callAsPage(page, 'POST protected/plugin/sectioned-page/save-page.json.php', { id, content })

    const context = await browser.newContext()
    const reader = await context.newPage()
    const complaints = complaintsOf(reader)
    await reader.goto(new URL('/odd', page.url()).href)
    const [stored] = await reader.evaluate(async (pageId) => {
      const answer = await fetch(`/api/1/protected/plugin/get-content.json.php?id=${pageId}`)
      return (await answer.json()) as string[]
    }, id)
    const { sections: kept } = JSON.parse(stored ?? '') as { sections: { config: { Content: string } }[] }
    const cleaned = kept.map(({ config }) => config.Content)
    expect(cleaned).toHaveLength(sections.length)
    expect(await readAgain(reader, cleaned)).toEqual(cleaned.map(afterParser))

    const first = await shownTexts(reader)
    expect(first).toHaveLength(sections.length)
    // The page wakes, as at any control that needs the application: React marks what it has taken over.
    await reader.getByRole('button', { name: 'Account', exact: true }).click()
    await expect(reader.locator('html[data-awake]')).toBeAttached()
    await reader.keyboard.press('Escape')
    const last = reader.locator('[data-section=text]').last()
    await expect
      .poll(() => last.evaluate((section) => Object.keys(section).some((key) => key.startsWith('__reactFiber'))))
      .toBe(true)
    expect(await shownTexts(reader)).toEqual(first)
    expect(complaints).toEqual([])
    // Somebody who is logged in goes to another page and back in one document, to texts that the browser has cleaned.
    await openLoggedIn(reader, new URL('/odd', page.url()).href)
    expect(await shownTexts(reader)).toEqual(first)
    const document = await reader.evaluateHandle(() => window.document)
    await reader.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Walks' }).click()
    await expect(reader.getByRole('heading', { name: 'Lake circuit' })).toBeVisible()
    await reader.goBack()
    await expect(reader.locator('[data-section=text]')).toHaveCount(sections.length)
    expect(await shownTexts(reader)).toEqual(first)
    expect(await document.evaluate((before) => before === window.document)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  }
})
