// node tools/docs/take-pictures.ts [NAME …]
// Takes the README's pictures, or those of these names, of a site that it starts and fills for them.
import { chromium, type Browser } from 'playwright'
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startSite } from '../bench/site-under-test.ts'
import { logIn, type Staff } from '../bench/staff.ts'
import { buildSite } from '../process/build-site.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { root } from '../setup/root.mjs'
import { scenes, type Scene } from './pictures/scenes.ts'
import { seedClub } from './pictures/seed-club.ts'

const pictures = join(root, 'docs/pictures')
const wanted = process.argv.slice(2)
const executablePath = await ensureChromium()
await buildSite()
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-pictures-'))
const site = await startSite({ dataDir })
try {
  const staff = await logIn(site.origin)
  await seedClub(site.origin, staff)
  mkdirSync(pictures, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const scene of scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      await take(browser, scene, staff)
  } finally {
    await browser.close()
  }
} finally {
  await site.end()
  rmSync(dataDir, { recursive: true, force: true })
}

async function take(browser: Browser, { name, path, viewport, prepare, ...look }: Scene, { cookie }: Staff) {
  const colorScheme = look.dark ? 'dark' : 'light'
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  })
  if (look.staff) await context.addCookies(cookie.split('; ').map((each) => cookieOf(each, site.origin)))
  const page = await context.newPage()
  await page.goto(`${site.origin}${path}`)
  await prepare?.(page)
  await page.waitForFunction(allSeen)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const file = join(pictures, `${name}.webp`)
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(file)
  console.log(`${name}.webp: ${Math.round(size / 1000)} kB`)
  await context.close()
}

function cookieOf(text: string, url: string) {
  const [name = '', value = ''] = text.split('=')
  return { name, value, url }
}

/** In the page: whether every picture is there that can be seen. Hidden ones, and those further down, are not fetched. */
function allSeen() {
  const isSeen = (box: DOMRect | undefined) => box !== undefined && box.top < innerHeight
  return [...document.images].every((image) => image.complete || !isSeen(image.getClientRects()[0]))
}
