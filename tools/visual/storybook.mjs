import { test as base } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join, posix } from 'node:path'

const folder = process.env.STORYBOOK_DIR ?? ''
const address = 'http://storybook.test'
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

// One font on every machine, whatever the theme asks for and the machine has.
const face = (subset, range) => {
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
export const test = base.extend({
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
export async function showStory(page, story) {
  await page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const again = window.__STORYBOOK_PREVIEW__.selectionStore.selection?.storyId === storyId
    await new Promise((resolve, reject) => {
      channel.once('storyFinished', ({ status }) => (status === 'error' ? reject(new Error('It failed')) : resolve()))
      channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
    })
    await document.fonts.ready
  }, story)
  await drawAnew(page)
}

/** Where a letter lies between two pixels depends on how the page grew, so all of it is drawn once more as it is now. */
async function drawAnew(page) {
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    document.documentElement.style.zoom = '1.5'
    await frames()
    document.documentElement.style.zoom = ''
    await frames()
  })
}

let stories

/** The id by which Storybook knows the exported story of a file. */
export function findStory({ file, story }) {
  stories ??= Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)
  const found = stories.find((each) => posix.normalize(each.importPath).endsWith(file) && each.exportName === story)
  if (!found) throw new Error(`${file} has no story ${story}: see tools/visual/core-stories.mjs`)
  return found.id
}

function answer(route) {
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
