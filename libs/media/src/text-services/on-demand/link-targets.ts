import type { Api, FileEntry, PageHeading } from '@sitewright/api-client'
import { fileUrl } from '@sitewright/api-client'
import { isThere } from '../is-there.ts'
import { byTitle } from './by-title.ts'
import { texts } from './messages.ts'

/** Something that a link can lead to, as the rich text editor offers it. */
export interface FoundTarget {
  kind: 'page' | 'heading' | 'file'
  url: string
  label: string
  detail?: string
}

/** What of the site a link can lead to. */
export interface FoundTargets {
  find: (words: string) => Promise<readonly FoundTarget[]>
  has: (path: string) => Promise<boolean | undefined>
  headings: (path: string) => Promise<readonly PageHeading[] | undefined>
}

/** Pages and files shown at most, of each. */
const maxShown = 8
/** Pages asked for, of which those are shown that have the words in their titles first. */
const maxAsked = 50
/** Headings of a page shown at most. */
const maxHeadings = 50
/** Characters of words that are searched for in headings. */
const minSearchLength = 3
/** Milliseconds for which the list of files is good. */
const goodFor = 60_000

/**
 * Finds pages and files by words of their names, headings of any page by their words, and, once a page is chosen or its
 * address typed, the headings of that page, by their words after a `#`. Page managers find all pages; others those that readers find, by their texts
 * too.
 *
 * @param listsPages whether this person may list all pages
 */
export function linkTargets(api: Api, listsPages: boolean): FoundTargets {
  const site: SearchedSite = { api, listsPages, known: new Map(), files: undefined }
  return {
    find: (typed) => findTargets(site, typed),
    headings: (path) => headingsOf(site, path),
    has: isThere,
  }
}

/** The site, and what is known of it by now. */
interface SearchedSite {
  api: Api
  listsPages: boolean
  /** Ids by the addresses of the pages that were found. */
  known: Map<string, number>
  files: { at: number; list: Promise<readonly FileEntry[]> } | undefined
}

async function findTargets(site: SearchedSite, typed: string): Promise<readonly FoundTarget[]> {
  // what is chosen or typed as an address finds its page too
  const words = typed.replace(/^\//, '').slice(0, 100)
  if (/^(?:[a-z]+:|#)/i.test(words)) return []
  if (!typed.startsWith('/')) {
    const more = [headingsWith(site, words).catch(logged), filesNamed(site, words).catch(logged)]
    return (await Promise.all([pagesNamed(site, words), ...more])).flat()
  }
  const [path = '', part = ''] = typed.split(/#(.*)/s)
  const [found, named] = await Promise.all([
    pagesNamed(site, path.slice(1, 101)),
    filesNamed(site, words).catch(logged),
  ])
  return typed.includes('#')
    ? headingsAt(site, { address: path, words: decoded(part) }).catch(logged)
    : [...found, ...named]
}

async function pagesNamed({ api, listsPages, known }: SearchedSite, words: string): Promise<FoundTarget[]> {
  if (listsPages) {
    const input = words ? { limit: maxAsked, q: words } : { limit: maxShown }
    const { items } = await api('GET private/page-get-paged.json.php', input)
    return byTitle(items, words, ({ name }) => name)
      .slice(0, maxShown)
      .map(({ id, name, url, renderer, published }) => {
        const address = url === '' ? `/pages/${renderer}/${id}` : `/${url}`
        known.set(address, id)
        return { kind: 'page', url: address, label: name, detail: published ? address : texts.unpublished({ address }) }
      })
  }
  if (words === '') return []
  const { results } = await api('GET public/search.json.php', { q: words })
  return byTitle(results, words, ({ title }) => title)
    .slice(0, maxShown)
    .map(({ id, title, address, below }) => {
      // the headings are those of the page itself
      if (below === undefined) known.set(address, id)
      return { kind: 'page', url: address, label: title, detail: address }
    })
}

/** Those of the page at an address, if it is one that was found. */
async function headingsOf({ api, known }: SearchedSite, address: string): Promise<readonly PageHeading[] | undefined> {
  const id = known.get(address) ?? Number(ownAddress.exec(address)?.[1] ?? 0)
  return id === 0 ? undefined : api('GET protected/page-get-headings.json.php', { id })
}

/** Those that hold `words` in their text or their name. */
async function headingsAt(
  site: SearchedSite,
  { address, words }: { address: string; words: string },
): Promise<FoundTarget[]> {
  const headings = (await headingsOf(site, address)) ?? []
  const wanted = words.toLocaleLowerCase()
  return headings
    .filter((one) => `${one.words} ${one.anchor}`.toLocaleLowerCase().includes(wanted))
    .slice(0, maxHeadings)
    .map((one) => headingAt(address, one, texts.headingOf({ address })))
}

async function headingsWith({ api }: SearchedSite, words: string): Promise<FoundTarget[]> {
  if (words.length < minSearchLength) return []
  const found = await api('GET protected/page-find-headings.json.php', { q: words })
  return found.map(({ page, ...one }) => headingAt(page.address, one, page.title))
}

async function filesNamed(site: SearchedSite, words: string): Promise<FoundTarget[]> {
  if (words.length < 2) return []
  if (!site.files || Date.now() - site.files.at > goodFor)
    site.files = { at: Date.now(), list: site.api('GET protected/file-get-list.json.php', {}) }
  const wanted = words.toLocaleLowerCase()
  const found = (await site.files.list).filter(({ name, caption }) =>
    `${name} ${caption}`.toLocaleLowerCase().includes(wanted),
  )
  return found
    .slice(0, maxShown)
    .map(({ id, name }) => ({ kind: 'file', url: fileUrl(id), label: name, detail: texts.file() }))
}

const ownAddress = /^\/pages\/[a-z-]+\/([1-9]\d{0,8})$/

const headingAt = (address: string, { anchor, words }: PageHeading, detail: string): FoundTarget => ({
  kind: 'heading',
  url: `${address}#${anchor}`,
  label: words,
  detail,
})

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Pages are what is mostly wanted: without files and headings there are still those. */
function logged(error: unknown): FoundTarget[] {
  console.error(error)
  return []
}
