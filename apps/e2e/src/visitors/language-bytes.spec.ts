import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  // one without a mail server has a further file of what a form says then
  site = await startOwnSite({ SMTP_URL: 'smtp://localhost:1' })
})
test.afterAll(() => site?.close())

const client = join(import.meta.dirname, '../../../site/dist/client')
const languages = ['ar', 'de', 'es', 'fr', 'mi']

const flags = { NoSubmit: false, Locked: false, Required: true, hidden: false }
const field = (fieldType: string, config: object = {}) => ({
  ...flags,
  ...{ fieldType, SubmitLabel: fieldType, config: { Label: fieldType, Value: '', ...config } },
})
/** What many forms ask for. */
const contact = {
  fields: [field('single-line'), { ...field('email'), Locked: true }, field('multi-line'), field('checkbox')],
  ...{ TargetEmail: 'office@example.org', SuppressAntispam: false },
}
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
/** By address, the kind of each page. */
const pages = { ...Object.fromEntries(kinds.map((kind) => [kind, kind])), 'short-form': 'form' }

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

/** Bytes of the files that its island fetches at the first touch. */
function bytesAtTouch(html: string): number {
  const [, addresses = ''] = / data-translations="([^"]+)"/.exec(html) ?? []
  return addresses.split(' ').reduce((sum, address) => sum + statSync(join(client, `${address}.br`)).size, 0)
}

/** Creates the pages, each at its address, and publishes them. */
async function publishPages(page: Page): Promise<void> {
  const types = await callAsPage<{ id: number; renderer: string }[]>(page, 'GET private/pagetype-get-list.json.php')
  for (const [url, kind] of Object.entries(pages)) {
    const created = { id: types.find(({ renderer }) => renderer === kind)?.id, detail: url, url, cloneid: 0 }
    const { id } = await callAsPage<{ id: number }>(page, 'POST private/page-create.json.php', created)
    const published = { id, title: url, url, published: true, pub_start: null, pub_end: null }
    await callAsPage(page, 'POST private/page-update.json.php', published)
    const content = { id, content: JSON.stringify(url === 'short-form' ? contact : form), draft: false }
    if (kind === 'form') await callAsPage(page, 'POST protected/plugin/form/save-form.json.php', content)
  }
}

test('another language costs those who read or use a page at most 1 kB each, as English costs them nothing', async ({
  page,
  request,
}) => {
  await openLoggedIn(page, site.address)
  await publishPages(page)
  const settings = await callAsPage<object>(page, 'GET private/get-site-settings.json.php')
  const read: Record<string, number> = {}
  const touched: Record<string, number> = {}
  for (const SiteLanguage of languages) {
    await callAsPage(page, 'POST private/set-site-settings.json.php', { ...settings, SiteLanguage })
    for (const each of Object.keys(pages)) {
      const html = await (await request.get(`${site.address}/${each}`)).text()
      read[`${each} ${SiteLanguage}`] = bytesOfIsland(html)
      touched[`${each} ${SiteLanguage}`] = bytesAtTouch(html)
    }
  }
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ read, touched }) })
  const above = (found: object, most: number) => Object.entries(found).filter(([, bytes]) => bytes > most)
  expect(above(read, 500)).toEqual([])
  const all = Object.entries(read).map(([each, bytes]) => [each, bytes + (touched[each] ?? 0)] as const)
  expect(all.filter(([each, bytes]) => each.startsWith('short-form ') && bytes > 1200)).toEqual([])
  // a form with each type of field has files for its parts
  expect(above(touched, 1000).filter(([each]) => !each.startsWith('form '))).toEqual([])
})

test('what a page of any kind may say is a small file in each language', () => {
  const { visitorTexts } = JSON.parse(readFileSync(join(client, '.vite/assets.json'), 'utf8')) as {
    visitorTexts: Record<string, Record<string, string>>
  }
  expect(Object.keys(visitorTexts)).toEqual(expect.arrayContaining(kinds))
  const files = Object.entries(visitorTexts).flatMap(([kind, byTag]) =>
    Object.entries(byTag).map(([tag, address]) => ({ kind, tag, bytes: statSync(join(client, `${address}.br`)).size })),
  )
  expect(new Set(files.map(({ tag }) => tag))).toEqual(new Set(languages))
  expect(files.filter(({ bytes }) => bytes > 1000)).toEqual([])
})
