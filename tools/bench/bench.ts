// npm run bench [-- [--no-page] [--resume] [--against <folder>]]
// Measures the built site against references of the same run, prints every figure with what was promised, and writes
// docs/reference/performance.md, unless a part failed. Takes about half an hour; all traffic stays on this machine.
// `--resume` goes on from the parts that the run before has measured; `--against` names another checkout that is built, whose
// editor is measured in the same run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { buildSite } from '../process/build-site.ts'
import { serverCommand } from '../process/server-command.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { root } from '../setup/root.mjs'
import { resultsFolder } from '../test/report.ts'
import { keepParts } from './bench-parts.ts'
import { launchBrowser } from './browser.ts'
import { describeMachine } from './machine.ts'
import { measureAnew } from './measure-anew.ts'
import { measureCacheInFront } from './measure-cache-in-front.ts'
import { measureCrowd } from './measure-crowd.ts'
import { measureEditing, type EditedPage } from './measure-editing.ts'
import { measureFiles } from './measure-files.ts'
import { measureGrowth, type Growth } from './measure-growth.ts'
import { measureForms } from './measure-forms.ts'
import { measureLooks } from './measure-looks.ts'
import { measureLongPage } from './measure-long-page.ts'
import { measurePainting } from './measure-painting.ts'
import { measureTyping } from './measure-typing.ts'
import { madeForPainting } from './pages-for-painting.ts'
import { measureTouching } from './measure-touching.ts'
import { measureScreens } from './measure-screens.ts'
import { measureProgress } from './measure-progress.ts'
import { measureSaving } from './measure-saving.ts'
import { measureSite } from './measure-site.ts'
import { measureLoggingIn } from './measure-logging-in.ts'
import { measureStarting } from './measure-starting.ts'
import { measureThroughput } from './measure-throughput.ts'
import { memoryOf } from './process-figures.ts'
import { performancePage } from './performance-page.ts'
import { startSite, type RunningSite } from './site-under-test.ts'
import { createPage, logIn, type MadePage } from './staff.ts'
import { longText } from './text.ts'
import { verdict, type Figure } from './verdict.ts'

const { values: options } = parseArgs({
  options: { 'no-page': { type: 'boolean' }, resume: { type: 'boolean' }, against: { type: 'string' } },
})
const chromium = await ensureChromium()
await buildSite()
const parts = keepParts(join(resultsFolder, 'bench.json'), { resume: options.resume ?? false })
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
try {
  const figures = await measureAll()
  for (const figure of figures) print(figure)
  const growth = (await parts.measure('growth', () => measureGrowth({ dataDir }))) ?? []
  for (const { what, times } of growth) console.log(`  ${what}: ${times.map((time) => time.toFixed(1)).join(', ')} ms`)
  if (parts.failed().length > 0) process.exitCode = 1
  else if (!options['no-page']) await writePage(figures, growth)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function measureAll(): Promise<Figure[]> {
  const first = await startSite({ dataDir })
  const { pages, content } = await fill(first)
  await first.end()
  const { measure } = parts
  const starting = await measure('starting', () => measureStarting({ dataDir }))

  const site = await startSite({ dataDir })
  const staff = await logIn(site.origin)
  const [page] = pages
  if (!page) throw new Error('No page was made')
  await fetch(`${site.origin}${page.path}`)
  const throughput = await measure('throughput', async () => {
    // what only the start needed is given back after two seconds
    await sleep(3000)
    const idle = memoryOf(site.pid)
    const figures = await measureThroughput({ site, staff, page, pages })
    return { figures, memory: { idle, loaded: memoryOf(site.pid) } }
  })

  const browser = await launchBrowser(chromium)
  const painting = await measure('painting', async () => {
    const shown = await madeForPainting(site, staff)
    return measurePainting({ site, browser, pages: [{ what: 'text', path: page.path, content }, ...shown] })
  })
  const touching = await measure('touching', async () => {
    const all = await staff.call('GET private/page-get-list.json.php')
    const form = all.find(({ renderer }) => renderer === 'form')?.id
    if (form === undefined) throw new Error('The site has no form')
    return measureTouching({ site, browser, page: page.path, form: `/pages/form/${form}` })
  })
  const editing = await measure('editing', async () => {
    const former = options.against === undefined ? undefined : await startFormer(options.against, content)
    try {
      return await measureEditing({ site, staff, browser, page, former })
    } finally {
      await former?.site.end()
    }
  })
  const typing = await measure('typing', () => measureTyping({ site, staff, browser }))
  const longPage = await measure('long page', () => measureLongPage({ site, staff, browser }))
  const screens = await measure('screens', () => measureScreens({ dataDir, browser }))
  const looks = await measure('looks', () => measureLooks({ dataDir, browser }))
  await browser.close()
  const saving = await measure('saving', () => measureSaving({ site, staff, page, content, dataDir }))
  await site.end()
  const loggingIn = await measure('logging in', () => measureLoggingIn({ dataDir }))
  const files = await measure('files', () => measureFiles({ dataDir }))
  const anew = await measure('anew', () => measureAnew({ dataDir }))
  const lists = await measure('site', () => measureSite({ dataDir }))
  const forms = await measure('forms', () => measureForms({ dataDir }))
  const progress = await measure('progress', () => measureProgress({ dataDir, chromium }))
  const crowd = await measure('crowd', () => measureCrowd({ dataDir }))
  const inFront = await measure('cache in front', () => measureCacheInFront({ dataDir }))
  const memory = throughput && [
    { what: 'resident memory, idle', unit: 'MB', value: throughput.memory.idle, promise: { atMost: 110 } },
    { what: 'resident memory, after load', unit: 'MB', value: throughput.memory.loaded, promise: { atMost: 200 } },
  ]
  const measured = [
    ...[
      throughput?.figures,
      saving,
      painting,
      touching,
      editing,
      typing,
      longPage,
      screens,
      looks,
      starting,
      loggingIn,
      files,
    ],
    ...[anew, lists, forms, progress, crowd, inFront, memory],
  ]
  return measured.flatMap((figures) => figures ?? [])
}

/** Makes as many pages as there will be connections, so that each can ask for one of its own. */
async function fill({ origin }: RunningSite) {
  const { call } = await logIn(origin)
  const picture = '/api/1/private/file-get.php?id=1'
  const content = longText(picture)
  const pages: MadePage[] = []
  for (let number = 0; number < 32; number++) {
    pages.push(await createPage(call, { title: `Walk ${number}`, url: `walk-${number}`, content }))
  }
  return { pages, content }
}

/** The same page on the site that is built in another checkout. */
async function startFormer(folder: string, content: string): Promise<EditedPage> {
  const [server = '', ...flags] = serverCommand.toReversed()
  const command = [...flags.toReversed(), resolve(folder, server)]
  const site = await startSite({ dataDir: join(dataDir, 'former'), command })
  const staff = await logIn(site.origin)
  return { site, staff, page: await createPage(staff.call, { title: 'Walk', url: 'walk', content }) }
}

function print(figure: Figure) {
  const { promised, kept } = verdict(figure)
  const { what, value, unit, digits = 0, reference } = figure
  const ratio = reference ? `${(value / reference).toFixed(2)} × ${reference.toFixed(digits)}` : ''
  const mark = kept === undefined ? ' ' : kept ? '✓' : '✗'
  console.log(
    `${mark} ${what.padEnd(46)} ${`${value.toFixed(digits)} ${unit}`.padStart(12)}  ${ratio.padEnd(18)} ${promised}`,
  )
}

async function writePage(figures: Figure[], growth: Growth[]) {
  const file = join(root, 'docs/reference/performance.md')
  const text = performancePage({ figures, growth, machine: describeMachine({ chromium }) })
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}
