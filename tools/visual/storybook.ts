import { test as base, type Page, type Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join, posix } from 'node:path'
import type { Look } from './core-stories.ts'

/** What a built Storybook puts into its page. */
interface Channel {
  once: (event: string, hear: (said: { status: string }) => void) => void
  emit: (event: string, said: object) => void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__: { storyStoreValue?: object; selectionStore: { selection?: { storyId: string } } }
  }
}

const folder = process.env['STORYBOOK_DIR'] ?? ''
const address = 'http://storybook.test'
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

// One font on every machine, whatever the theme asks for and the machine has.
const face = (subset: string, range: string) => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
  )
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:Fixed;src:url(data:font/woff2;base64,${data});font-weight:100 900;unicode-range:${range}}`
}
const inOneFont = `<style>
${face('latin', 'U+0000-00FF,U+2000-27BF')}
${face('latin-ext', 'U+0100-02FF,U+1E00-1EFF')}
:root{--chakra-fonts-body:Fixed!important;--chakra-fonts-heading:Fixed!important;--chakra-fonts-mono:Fixed!important}
</style>`

/**
 * Playwright's `test` with `storybook`, a page that shows the built Storybook of STORYBOOK_DIR: one for each worker,
 * since loading all of it takes longer than a story. No server is needed.
 */
export const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-NZ',
        timezoneId: 'Pacific/Auckland',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.clock.setFixedTime('2026-03-02T10:00:00+13:00')
      await page.route('**/*', answer)
      await page.goto(`${address}/iframe.html?viewMode=story`)
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue)
      await page.evaluate(async () => {
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'system' } })
        await document.fonts.load('1em Fixed', 'aā')
      })
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Shows a story, newly made, and waits until it has been played to its end. */
export async function showStory(page: Page, story: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const again = window.__STORYBOOK_PREVIEW__.selectionStore.selection?.storyId === storyId
    await new Promise<void>((resolve, reject) => {
      channel.once('storyFinished', ({ status }) => (status === 'error' ? reject(new Error('It failed')) : resolve()))
      channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
    })
    await document.fonts.ready
  }, story)
  await drawAnew(page)
}

/** How a character is placed between two pixels depends on how the page grew, so all of it is drawn once more as it is now. */
async function drawAnew(page: Page) {
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    document.documentElement.style.zoom = '1.5'
    await frames()
    document.documentElement.style.zoom = ''
    await frames()
  })
}

/** A story in the index of the built Storybook. */
interface IndexedStory {
  id: string
  importPath: string
  exportName?: string
}

let stories: IndexedStory[] | undefined

/** The id by which Storybook knows the exported story of a file. */
export function findStory({ file, story }: Pick<Look, 'file' | 'story'>): string {
  stories ??= readStories()
  const found = stories.find((each) => posix.normalize(each.importPath).endsWith(file) && each.exportName === story)
  if (!found) throw new Error(`${file} has no story ${story}: see tools/visual/core-stories.ts`)
  return found.id
}

function readStories() {
  const index = readFileSync(join(folder, 'index.json'), 'utf8')
  return Object.values((JSON.parse(index) as { entries: Record<string, IndexedStory> }).entries)
}

function answer(route: Route) {
  const { origin, pathname } = new URL(route.request().url())
  if (origin !== address) return route.abort()
  try {
    const body = readFileSync(join(folder, decodeURIComponent(pathname)))
    return route.fulfill({
      body: pathname === '/iframe.html' ? body.toString().replace('</head>', `${inOneFont}</head>`) : body,
      contentType: types[extname(pathname)] ?? 'application/octet-stream',
    })
  } catch {
    return route.fulfill({ status: 404 })
  }
}
