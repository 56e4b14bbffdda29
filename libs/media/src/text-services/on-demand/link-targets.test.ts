import { fakeApi } from '@sitewright/api-client/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleImage } from '../../testing/sample-images.ts'
import { linkTargets } from './link-targets.ts'

afterEach(() => vi.unstubAllGlobals())

const page = (id: number, name: string, url: string, published = true) => ({
  ...{ id, name, url, published, detail: 'Single page', renderer: 'single-page', pub_start: null, pub_end: null },
  ...{ roles: [], menu: false, draft: false },
})

const { api, calls } = fakeApi({
  'GET private/page-get-paged.json.php': () => ({
    items: [page(7, 'Contact', 'contact'), page(8, 'Notes', '', false)],
    next: null,
  }),
  'GET public/search.json.php': () => ({
    results: [{ id: 7, title: 'Contact', address: '/contact', excerpt: [] }],
    more: false,
  }),
  'GET protected/page-get-headings.json.php': ({ id }) =>
    id === 7
      ? [
          { anchor: 'h-prices', level: 2, words: 'What it costs' },
          { anchor: 'h-übernachten', level: 2, words: 'Übernachten' },
        ]
      : [],
  'GET protected/page-find-headings.json.php': ({ q }) =>
    q === 'costs'
      ? [
          {
            page: { id: 9, title: 'Bookings', address: '/book' },
            ...{ anchor: 'h-costs', level: 2, words: 'Costs' },
          },
        ]
      : [],
  'GET protected/file-get-list.json.php': () => [
    sampleImage(31, 'Contacts.pdf', { IsImage: false }),
    sampleImage(32, 'Hut.jpg', { caption: 'In contact with snow' }),
    sampleImage(33, 'Saddle.jpg'),
  ],
})

const contact = { kind: 'page', url: '/contact', label: 'Contact', detail: '/contact' }
const headings = [
  { kind: 'heading', url: '/contact#h-prices', label: 'What it costs', detail: 'Heading of /contact' },
  { kind: 'heading', url: '/contact#h-übernachten', label: 'Übernachten', detail: 'Heading of /contact' },
]
const files = [
  { kind: 'file', url: '/api/1/private/file-get.php?id=31', label: 'Contacts.pdf', detail: 'File' },
  { kind: 'file', url: '/api/1/private/file-get.php?id=32', label: 'Hut.jpg', detail: 'File' },
]

it('finds all pages for page managers, and files by name and caption', async () => {
  const { find } = linkTargets(api, true)
  const notes = {
    kind: 'page',
    url: '/pages/single-page/8',
    label: 'Notes',
    detail: '/pages/single-page/8 · Not published',
  }
  expect(await find('contact')).toEqual([contact, notes, ...files])
  expect(await find('')).toEqual([contact, notes])
})

it('puts pages first that have the words in their titles, also before many others that have them in their texts', async () => {
  const others = Array.from({ length: 9 }, (_, index) => page(10 + index, `Home ${index}`, `home-${index}`))
  const { api: full } = fakeApi({
    'GET private/page-get-paged.json.php': ({ limit = 0 }) => ({
      items: [...others, page(7, 'Walks', 'walks')].slice(0, limit),
      next: null,
    }),
    'GET public/search.json.php': () => ({
      results: [...others, page(7, 'Walks', 'walks')].map(({ id, name, url }) => ({
        ...{ id, title: name, address: `/${url}`, excerpt: [] },
      })),
      more: false,
    }),
    'GET protected/page-find-headings.json.php': () => [],
    'GET protected/file-get-list.json.php': () => [],
  })
  for (const listsPages of [true, false]) {
    const found = await linkTargets(full, listsPages).find('walk')
    expect(found).toHaveLength(8)
    expect(found.slice(0, 2).map(({ label }) => label)).toEqual(['Walks', 'Home 0'])
  }
})

it('knows the headings of a page once it was found, and finds those that go on as an address is typed', async () => {
  for (const listsPages of [true, false]) {
    const { find, headings: headingsOf } = linkTargets(api, listsPages)
    expect(await headingsOf('/contact')).toBeUndefined()
    expect((await find('/contact')).slice(0, 1)).toEqual([contact])
    expect((await headingsOf('/contact'))?.map(({ anchor }) => anchor)).toEqual(['h-prices', 'h-übernachten'])
    expect(await find('/contact#')).toEqual(headings)
    expect(await find('/contact#COST')).toEqual(headings.slice(0, 1))
    expect(await find('/contact#h-%C3%BCber')).toEqual(headings.slice(1))
  }
})

it('offers what stands below a page, which has no headings of the page', async () => {
  const below = { id: 7, below: 'summer', title: 'Contact in summer', address: '/contact/summer', excerpt: [] }
  const { api: both } = fakeApi({
    'GET public/search.json.php': () => ({ results: [below], more: false }),
    'GET protected/page-get-headings.json.php': () => [{ anchor: 'h-prices', level: 2, words: 'What it costs' }],
    'GET protected/page-find-headings.json.php': () => [],
    'GET protected/file-get-list.json.php': () => [],
  })
  const { find, headings: headingsOf } = linkTargets(both, false)
  expect(await find('summer')).toEqual([
    { kind: 'page', url: '/contact/summer', label: 'Contact in summer', detail: '/contact/summer' },
  ])
  expect(await headingsOf('/contact/summer')).toBeUndefined()
})

it('finds the headings of a page that has no shortcut by its own address', async () => {
  const { find } = linkTargets(api, true)
  expect(await find('/pages/single-page/7#cost')).toMatchObject([{ url: '/pages/single-page/7#h-prices' }])
})

it('finds headings of any page by their words', async () => {
  const { find } = linkTargets(api, false)
  expect(await find('costs')).toContainEqual({
    ...{ kind: 'heading', url: '/book#h-costs', label: 'Costs', detail: 'Bookings' },
  })
})

it('still finds pages where headings cannot be read', async () => {
  const failing = fakeApi({
    'GET public/search.json.php': () => ({
      results: [{ id: 7, title: 'Contact', address: '/contact', excerpt: [] }],
      more: false,
    }),
    'GET protected/page-get-headings.json.php': () => {
      throw new Error('away')
    },
    'GET protected/file-get-list.json.php': () => [],
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { find } = linkTargets(failing.api, false)
  expect(await find('/contact')).toEqual([contact])
  expect(await find('/contact#prices')).toEqual([])
})

it('finds for others what readers find, and asks for nothing before words are there', async () => {
  calls.length = 0
  const { find } = linkTargets(api, false)
  expect(await find('')).toEqual([])
  expect(await find('https://example.org')).toEqual([])
  expect(calls).toEqual([])
  expect(await find('contact')).toEqual([contact, ...files])
  await find('contac')
  expect(calls.filter(([name]) => name === 'GET protected/file-get-list.json.php')).toHaveLength(1)
})

it('knows what is at a path of the site', async () => {
  const answers: Record<string, number> = { '/contact': 200, '/members': 403, '/nowhere': 404, '/broken': 500 }
  vi.stubGlobal('fetch', async (path: string) => ({ status: answers[path] }))
  const { has } = linkTargets(api, true)
  expect(await Promise.all(Object.keys(answers).map(has))).toEqual([true, true, false, undefined])
  expect(await has('/api/1/private/file-get.php?id=1')).toBeUndefined()
})
