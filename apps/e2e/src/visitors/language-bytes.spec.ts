import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const client = join(import.meta.dirname, '../../../site/dist/client')
const languages = ['ar', 'de', 'es', 'fr', 'mi']

const flags = { NoSubmit: false, Locked: false, Required: true, hidden: false }
const field = (fieldType: string, config: object = {}) => ({
  ...flags,
  ...{ fieldType, SubmitLabel: fieldType, config: { Label: fieldType, Value: '', ...config } },
})
/** One field of each type that says something of its own. */
const form = {
  fields: [
    field('select', { Options: [{ Value: 'upper', Display: 'Upper hut', Places: 4 }] }),
    field('number-input', { Min: 1, Max: 8 }),
    field('date-input', { Value: '01/02/2026' }),
    field('file', { Several: true }),
    { ...field('email'), Locked: true },
  ],
  ...{ TargetEmail: 'office@example.org, nobody', SuppressAntispam: false },
}

/** Those that visitors see; what the others bring is for people who are logged in. */
const kinds = ['form', 'single-page', 'sectioned-page']

/** Bytes that a document has of what its island says, once compressed: what it takes over with the page, and where the rest is. */
function bytesOfIsland(html: string): number {
  if (!html.includes(' data-translations="/assets/')) throw new Error('The document names no translations')
  const without = html
    .replace(/ data-translations="[^"]+"/, '')
    .replace(/(id="state">)(.*?)(<\/script>)/s, (_, start: string, state: string, end: string) => {
      const { translations: _said, ...rest } = JSON.parse(state) as { translations?: object }
      return start + JSON.stringify(rest).replaceAll('<', String.raw`\u003c`) + end
    })
  return brotliCompressSync(html).length - brotliCompressSync(without).length
}

/** Creates a page of each kind, whose address is the kind's name, and publishes it. */
async function publishPages(page: Page): Promise<void> {
  const types = await callAsPage<{ id: number; renderer: string }[]>(page, 'GET private/pagetype-get-list.json.php')
  for (const url of kinds) {
    const created = { id: types.find(({ renderer }) => renderer === url)?.id, detail: url, url, cloneid: 0 }
    const { id } = await callAsPage<{ id: number }>(page, 'POST private/page-create.json.php', created)
    const published = { id, title: url, url, published: true, pub_start: null, pub_end: null }
    await callAsPage(page, 'POST private/page-update.json.php', published)
    const content = { id, content: JSON.stringify(form), draft: false }
    if (url === 'form') await callAsPage(page, 'POST protected/plugin/form/save-form.json.php', content)
  }
}

test('another language costs those who read a page at most 1 kB, as English costs them nothing', async ({
  page,
  request,
}) => {
  await openLoggedIn(page, site.address)
  await publishPages(page)
  const settings = await callAsPage<object>(page, 'GET private/get-site-settings.json.php')
  const found: Record<string, number> = {}
  for (const SiteLanguage of languages) {
    await callAsPage(page, 'POST private/set-site-settings.json.php', { ...settings, SiteLanguage })
    for (const each of kinds) {
      const answer = await request.get(`${site.address}/${each}`)
      found[`${each} ${SiteLanguage}`] = bytesOfIsland(await answer.text())
    }
  }
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(found) })
  expect(Object.entries(found).filter(([, bytes]) => bytes > 1000)).toEqual([])
})

/** Bytes of the file with all that a page of a kind may say, which comes with the code that takes the page over. */
const budgets: Readonly<Record<string, number>> = { form: 2600, 'sectioned-page': 1300 }

test('what a page of any kind may say is a small file in each language', () => {
  const { visitorTexts } = JSON.parse(readFileSync(join(client, '.vite/assets.json'), 'utf8')) as {
    visitorTexts: Record<string, Record<string, string>>
  }
  expect(Object.keys(visitorTexts)).toEqual(expect.arrayContaining(kinds))
  const files = Object.entries(visitorTexts).flatMap(([kind, byTag]) =>
    Object.entries(byTag).map(([tag, address]) => ({ kind, tag, bytes: statSync(join(client, `${address}.br`)).size })),
  )
  expect(new Set(files.map(({ tag }) => tag))).toEqual(new Set(languages))
  expect(files.filter(({ kind, bytes }) => bytes > (budgets[kind] ?? 1000))).toEqual([])
})
