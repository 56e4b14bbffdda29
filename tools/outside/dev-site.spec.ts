// npx vitest run --config tools/outside/vitest.config.ts tools/outside/dev-site.spec.ts
// A page kind made outside this repository, with the packages as they are published, in the site that the guide's
// `npm run dev` serves: changes of both halves, and mistakes in them, are seen where an author looks.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../bench/site-under-test.ts'
import { limit } from '../limits/limits.ts'
import { createPage, editPage, logIn, readAsVisitor } from './author-journey.ts'
import { copyCheckout } from './copy-checkout.ts'
import { guideCommands } from './guide-commands.ts'
import { npmrcFor, startLocalRegistry, type LocalRegistry } from './local-registry.ts'
import { administrator } from './served-site.ts'
import { plainEnvironment, typeCommands } from './type-commands.ts'

const work = mkdtempSync(join(tmpdir(), 'sitewright-dev-site-'))
const site = join(work, 'site')
const anywhere = join(work, 'anywhere')
const kind = join(anywhere, 'page-kind-hut-book')
const patience = { timeout: limit(60), interval: 50 }

let guide: string
let registry: LocalRegistry
let browser: Browser
let page: Page
let running: ChildProcess
let said = ''
let address: string
let hutBook: string

beforeAll(async () => {
  await copyCheckout(site)
  guide = readFileSync(join(site, 'docs/guides/write-a-page-kind.md'), 'utf8')
  const packed = await typeCommands([`node tools/release/pack.ts ${join(work, 'tarballs')}`], { from: site })
  registry = await startLocalRegistry((packed.match(/\S+\.tgz/g) ?? []).map((file) => readFileSync(file)))
  const launch = process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}
  browser = await chromium.launch({ ...launch, args: ['--no-sandbox'] })
}, limit(240))
afterAll(async () => {
  if (isRunning()) process.kill(-(running.pid ?? 0), 'SIGKILL')
  await browser?.close()
  await registry?.close()
  rmSync(work, { recursive: true, force: true })
})

/** True while there is any process of those that the command has started. */
function isRunning(): boolean {
  try {
    return running?.pid !== undefined && process.kill(-running.pid, 0)
  } catch {
    return false
  }
}

/** Types what the guide says, as in a terminal of its own. */
async function start(): Promise<void> {
  const [command = ''] = guideCommands(guide, 'See it while you work on it')
  const port = await freePort()
  address = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SITE_LANGUAGE: 'en-NZ',
  }
  running = spawn('bash', ['-c', `exec ${command}`], { cwd: kind, env: plainEnvironment(settings), detached: true })
  said = ''
  for (const stream of [running.stdout, running.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  await vi.waitFor(() => expect(said).toContain(`Sitewright serves ${address}`), patience)
}

/** Changes a file of the kind, as an editor saves it. @returns what brings it back. */
function change(path: string, from: string, to: string): () => void {
  const file = join(kind, 'src', path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
  return () => writeFileSync(file, text)
}

/** The summary of the kind's calls, as programs read them. */
async function reference(): Promise<string> {
  return (await fetch(`${address}/api/openapi.json`)).text()
}

it('is started by what the guide says, and tells the address and the login', async () => {
  mkdirSync(anywhere)
  writeFileSync(join(anywhere, '.npmrc'), npmrcFor(registry.address, ['@sitewright']))
  const toInstall = guideCommands(guide, 'In a repository of its own').slice(0, 3)
  expect(toInstall.at(-1)).toBe('npm install')
  await typeCommands(toInstall, {
    from: anywhere,
    before: (folder) => {
      if (folder === kind) writeFileSync(join(kind, '.npmrc'), npmrcFor(registry.address, ['@sitewright']))
    },
  })
  await start()
  await vi.waitFor(() => expect(said).toContain('this is the first start'), patience)
  expect(existsSync(join(kind, '.sitewright/sitewright.sqlite'))).toBe(true)
  expect(readFileSync(join(kind, '.gitignore'), 'utf8')).toContain('.sitewright/')
})

it('has the kind, which is edited and read there as in any site', async () => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  // what is bundled and rendered for the first time takes its time
  page.setDefaultTimeout(limit(60))
  await logIn(page, address)
  hutBook = await createPage(page, { type: 'Hut book', title: 'Upper hut', shortcut: 'upper-hut' })
  await editPage(page, hutBook, { intro: 'Who was where, and when.', items: ['Ann, on Monday'] })
  const { status, text } = await readAsVisitor(browser, `${address}/upper-hut`)
  expect([status, text]).toEqual([200, expect.stringContaining('Who was where, and when.')])
})

it('shows a change of the client half without loading the page again, and visitors theirs', async () => {
  await page.evaluate(() => (document.documentElement.dataset['sameDocument'] = ''))
  const visitor = await browser.newPage()
  // a page is told of changes once it listens
  const listens = visitor.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
    timeout: limit(60),
  })
  await visitor.goto(`${address}/upper-hut`)
  await listens
  const restore = change('client/Content.tsx', '<p>{intro}</p>', '<p>Changed: {intro}</p>')
  await page.getByText('Changed: Who was where').first().waitFor()
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('')
  await visitor.getByText('Changed: Who was where').waitFor()
  restore()
  await visitor.close()
})

it('makes the server again with a changed server half, and loads the page again', async () => {
  const reloaded = page.waitForEvent('load')
  change('contract.ts', 'Says thank you for a page', 'Thanks for a page')
  await vi.waitFor(async () => expect(await reference()).toContain('Thanks for a page'), patience)
  await reloaded
  await page.getByText('1 person said thank you').waitFor()
})

it('goes on where a half has a mistake, says what it is, and follows its correction', async () => {
  const correct = change('server/handlers.ts', 'import ', "throw new Error('no hut here')\nimport ")
  await page.locator('vite-error-overlay').getByText('no hut here').first().waitFor()
  await vi.waitFor(() => expect(said).toContain('no hut here'), patience)
  expect(await reference()).toContain('Thanks for a page')
  const reloaded = page.waitForEvent('load')
  correct()
  await reloaded
  await page.getByText('1 person said thank you').waitFor()
  expect(await page.locator('vite-error-overlay').count()).toBe(0)

  const mend = change('client/Content.tsx', '</article>', '</artikel>')
  await page.locator('vite-error-overlay').waitFor()
  mend()
  await page.getByText('Who was where').first().waitFor()
  expect(running.exitCode).toBeNull()
})

it('ends at Ctrl+C, and leaves nothing behind', async () => {
  await page.close()
  const ended = once(running, 'exit')
  // as a terminal does, to every process in it
  process.kill(-(running.pid ?? 0), 'SIGINT')
  await ended
  await vi.waitFor(() => expect(isRunning()).toBe(false), patience)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})

it('ends when npm is told to end, and leaves nothing behind', async () => {
  await start()
  running.kill('SIGTERM')
  await vi.waitFor(() => expect(isRunning()).toBe(false), patience)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})
