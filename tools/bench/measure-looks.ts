import { customProperties, finishedLooks, lookOf, theme, type Look } from '@sitewright/theme'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { firstView, htmlBytes } from './measure-painting.ts'
import { startSite } from './site-under-test.ts'
import { createPage, logIn, type Call } from './staff.ts'
import { interleave, median } from './statistics.ts'
import { longText } from './text.ts'
import type { Figure } from './verdict.ts'

const cachedPages = 1000
const publications = 60
const rounds = 5

/** A look that is published on a site of many kept pages, and a visitor's page in each finished look. */
export async function measureLooks({ dataDir, browser }: { dataDir: string; browser: Browser }): Promise<Figure[]> {
  const site = await startSite({ dataDir: join(dataDir, 'looks') })
  try {
    const { call } = await logIn(site.origin)
    const paths = await fill(call)
    const publish = publisher(call)
    const visible = await timePublications({ origin: site.origin, paths, publish })
    const address = `${site.origin}${paths[0]}`
    const views = await interleave(
      rounds,
      Object.fromEntries(
        finishedLooks.map(({ name, look }) => [
          name,
          async () => {
            await publish(look)
            const bytes = await htmlBytes(address)
            return { bytes, ...(await firstView(browser, address)) }
          },
        ]),
      ),
    )
    const [builtIn, ...others] = finishedLooks.map(({ name }) => name)
    const of = (name = '', key: 'bytes' | 'largestPaint') => median((views[name] ?? []).map((view) => view[key]))
    const against = 'the look that the site comes with'
    return [
      {
        what: `a look published to visible, ${cachedPages.toLocaleString('en')} pages kept, p50`,
        unit: 'ms',
        digits: 1,
        value: median(visible),
        promise: { atMost: 50 },
      },
      ...others.map((name) => ({
        what: `HTML with its styles, brotli, in the look ${name}`,
        unit: 'kB',
        digits: 1,
        value: of(name, 'bytes'),
        reference: of(builtIn, 'bytes'),
        against,
        promise: { atMost: 10 },
      })),
      ...others.map((name) => ({
        what: `largest paint, 4× CPU, fast 4G, in the look ${name}`,
        unit: 'ms',
        value: of(name, 'largestPaint'),
        reference: of(builtIn, 'largestPaint'),
        against,
      })),
      {
        what: 'layout shift in any finished look',
        unit: '',
        digits: 3,
        value: Math.max(...Object.values(views).flatMap((all) => all.map(({ shift }) => shift))),
        promise: { atMost: 0 },
      },
    ]
  } finally {
    await site.end()
  }
}

async function fill(call: Call): Promise<readonly string[]> {
  const content = longText('/api/1/private/file-get.php?id=1')
  const paths: string[] = []
  for (let number = 0; number < cachedPages; number++) {
    paths.push((await createPage(call, { title: `Walk ${number}`, url: `walk-${number}`, content })).path)
  }
  return paths
}

/** Publishes looks, each going on from the one before. */
function publisher(call: Call) {
  return async (look: Look) => {
    const { id, footer } = await call('GET private/look-get.json.php')
    await call('POST private/look-publish.json.php', {
      look: { ...look, fontFiles: [...look.fontFiles] },
      footer,
      base: id,
    })
  }
}

interface PublicationsOptions {
  origin: string
  paths: readonly string[]
  publish: (look: Look) => Promise<void>
}

/** Milliseconds from the publication of a look until a visitor's page has it, all pages being kept before. */
async function timePublications({ origin, paths, publish }: PublicationsOptions): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) await (await fetch(`${origin}${path}`)).arrayBuffer()
  for (let round = 1; round <= publications; round++) {
    // no look before had these sizes of text, which are in the document as they are
    const look = { ...lookOf(theme), textSize: 1 + round / 1000 }
    const sizes = [...customProperties(look)].flatMap(([name, value]) => (name.includes('font-sizes') ? [value] : []))
    const path = paths[(round * 17) % paths.length] ?? '/'
    const started = performance.now()
    await publish(look)
    const html = await (await fetch(`${origin}${path}`)).text()
    times.push(performance.now() - started)
    if (!sizes.some((size) => html.includes(`:${size}`))) throw new Error('A published look was not visible at once')
  }
  return times
}
