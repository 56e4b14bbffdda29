// npx vitest run --config tools/outside/vitest.config.ts
// A page kind made, built, tested and published outside this repository, by what the guide says and nothing else;
// installed into a copy of the site, used in a browser, and taken out again.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPage, editPage, readAsVisitor, logIn, wakeAsVisitor } from './author-journey.ts'
import { complaintsAboutTarball, entriesOf } from './check-tarball.ts'
import { complaintsAboutTypes } from './check-types.ts'
import { compileExamples } from './compile-examples.ts'
import { copyCheckout } from './copy-checkout.ts'
import { guideCommands } from './guide-commands.ts'
import { manifestIn, npmrcFor, startLocalRegistry, type LocalRegistry } from './local-registry.ts'
import { serveSite, type ServedSite } from './served-site.ts'
import { typeCommands, type Typed } from './type-commands.ts'

const scopes = ['@sitewright', '@you']
const shared = ['api-client', 'media', 'page-kit', 'session', 'ui'].map((name) => `@sitewright/${name}`)
const recipe = { intro: 'For a hut of twelve.', items: ['Oats', 'Raisins'] }
const hutBook = { intro: 'Who was where, and when.', items: ['Ann, on Monday'] }

const work = mkdtempSync(join(tmpdir(), 'sitewright-outside-'))
const site = join(work, 'site')
const dataDir = join(work, 'data')
const outside = join(work, 'anywhere', 'page-kind-hut-book')

let guide: string
let tarballs: Buffer[]
let registry: LocalRegistry
let browser: Browser
let served: ServedSite
let page: Page
const addresses = { recipe: '', hutBook: '', text: '' }

beforeAll(async () => {
  await copyCheckout(site)
  guide = readFileSync(join(site, 'docs/guides/write-a-page-kind.md'), 'utf8')
  const launch = process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}
  browser = await chromium.launch({ ...launch, args: ['--no-sandbox'] })
})
afterAll(async () => {
  await served?.close()
  await browser?.close()
  await registry?.close()
  rmSync(work, { recursive: true, force: true })
})

/** Types what the guide says under a heading, but for what never ends or runs everything. */
interface Followed extends Partial<Typed> {
  leaveOut?: string[]
}

function follow(heading: string, { leaveOut = [], from = site, before }: Followed = {}) {
  const commands = guideCommands(guide, heading)
  expect(commands).toEqual(expect.arrayContaining(leaveOut))
  return typeCommands(
    commands.filter((command) => !leaveOut.includes(command)),
    { from, before },
  )
}

async function openSite() {
  served = await serveSite({ folder: site, dataDir })
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await logIn(page, served.address)
}

async function closeSite() {
  await page.close()
  await served.close()
}

it('packs the packages with what they say they have, and nothing else', async () => {
  const folder = join(work, 'tarballs')
  const said = await typeCommands([`node tools/release/pack.ts ${folder}`], { from: site })
  tarballs = (said.match(/\S+\.tgz/g) ?? []).map((file) => readFileSync(file))
  const complaints = tarballs.map((bytes) => ({ of: manifestIn(bytes).name, found: complaintsAboutTarball(bytes) }))
  expect(complaints.filter(({ found }) => found.length > 0)).toEqual([])
  expect(complaints).toHaveLength(17)
  registry = await startLocalRegistry(tarballs)
})

it('publishes packages by one command, and refuses to publish a folder as it is', async () => {
  const empty = await startLocalRegistry([])
  try {
    writeFileSync(join(site, '.npmrc'), npmrcFor(empty.address, scopes))
    const chosen = ['@sitewright/create-page-kind', '@sitewright/html']
    await typeCommands([`npx nx release publish --projects=${chosen.join()}`], { from: site })
    expect(empty.names().toSorted()).toEqual(chosen)
    const alone = typeCommands(['cd libs/theme', 'npm publish'], { from: site })
    await expect(alone).rejects.toThrow('npx nx release publish --projects=@sitewright/theme')
    expect(empty.names()).not.toContain('@sitewright/theme')
  } finally {
    await empty.close()
  }
  writeFileSync(join(site, '.npmrc'), npmrcFor(registry.address, scopes))
})

it('makes a page kind in the repository, which compiles and passes its tests', async () => {
  expect(await follow('In this repository', { leaveOut: ['npm start'] })).toContain(
    'libs/plugin-recipe, and in the site',
  )
})

it('makes a page kind outside of it, installs, tests and publishes it', async () => {
  const anywhere = join(work, 'anywhere')
  mkdirSync(anywhere)
  // where the packages would come from, had they been published
  writeFileSync(join(anywhere, '.npmrc'), npmrcFor(registry.address, scopes))
  await follow('In a repository of its own', {
    from: anywhere,
    before: (folder) => {
      if (folder === outside) writeFileSync(join(outside, '.npmrc'), npmrcFor(registry.address, scopes))
    },
  })
  expect(registry.names()).toContain('@you/page-kind-hut-book')
})

it('finds types for every entry that an author imports', async () => {
  const manifests = tarballs.map(manifestIn).filter(({ name }) => shared.includes(name))
  expect(await complaintsAboutTypes(outside, manifests.flatMap(entriesOf))).toEqual([])
})

it('compiles what a guide shows of settings, events, jobs, files, screens and panels', async () => {
  const examples = readFileSync(join(site, 'docs/guides/settings-events-and-jobs.md'), 'utf8')
  const { files, said } = await compileExamples(examples, outside)
  expect(said).toBe('')
  expect(files).toHaveLength(9)
})

it('installs it into the site with one command', async () => {
  expect(await follow('Install it', { leaveOut: ['npm start'] })).toContain('hut-book')
})

it('creates, edits and shows pages of both kinds', async () => {
  await openSite()
  addresses.recipe = await createPage(page, { type: 'Recipe', title: 'Porridge', shortcut: 'porridge' })
  addresses.hutBook = await createPage(page, { type: 'Hut book', title: 'Upper hut', shortcut: 'upper-hut' })
  addresses.text = await createPage(page, { type: 'Single page', title: 'Tracks', shortcut: 'tracks' })
  await editPage(page, addresses.recipe, recipe)
  await editPage(page, addresses.hutBook, hutBook)
  for (const { path, ...content } of [
    { path: 'porridge', ...recipe },
    { path: 'upper-hut', ...hutBook },
  ]) {
    const address = `${served.address}/${path}`
    const { status, text } = await readAsVisitor(browser, address)
    expect(status).toBe(200)
    for (const words of [content.intro, ...content.items]) expect(text).toContain(words)
    expect(await wakeAsVisitor(browser, address, content.intro)).toEqual([])
  }
  await closeSite()
  expect(served.log()).not.toMatch(/error/i)
})

it('takes it out with one command; its pages say what is missing, and all others go on', async () => {
  await follow('Take it out again', { leaveOut: ['npm start'] })
  await openSite()
  for (const address of [`${served.address}/upper-hut`, addresses.hutBook.replace(/^http:\/\/[^/]+/, served.address)]) {
    await page.goto(address)
    await page.getByText('This page kind is not installed').waitFor()
    await page.getByText('‘hut-book’').waitFor()
  }
  expect((await readAsVisitor(browser, `${served.address}/porridge`)).text).toContain(recipe.intro)
  expect((await readAsVisitor(browser, `${served.address}/tracks`)).status).toBe(200)
  expect((await readAsVisitor(browser, served.address)).status).toBe(200)
  await page.goto(`${served.address}/pages/pagemanager`)
  await page.getByRole('button', { name: 'Create New Page' }).click()
  const types = page.getByRole('dialog').getByLabel('Page Type').getByRole('option')
  expect(await types.allInnerTexts()).toEqual(expect.arrayContaining(['Recipe', 'Single page']))
  expect(await types.allInnerTexts()).not.toContain('Hut book')
  await closeSite()
})
