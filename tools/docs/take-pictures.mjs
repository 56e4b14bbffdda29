// node tools/docs/take-pictures.mjs: takes the README's picture of a freshly started site with the example content.
import { chromium } from 'playwright'
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../bench/site-under-test.mjs'
import { buildSite } from '../process/build-site.mjs'
import { ensureChromium } from '../setup/chromium.mjs'
import { root } from '../setup/root.mjs'

const pictures = join(root, 'docs/pictures')
const executablePath = await ensureChromium()
await buildSite()
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-pictures-'))
const site = await startSite({ dataDir })
try {
  mkdirSync(pictures, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1200, height: 720 } })
  await page.goto(site.origin)
  await page.screenshot({ path: join(pictures, 'home.png') })
  await browser.close()
} finally {
  await site.end()
  rmSync(dataDir, { recursive: true, force: true })
}
