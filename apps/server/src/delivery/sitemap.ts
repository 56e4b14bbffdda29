import { setImmediate as nextTurn } from 'node:timers/promises'
import { anonymous } from '../access/rights.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { brotli, quality, weakEtag } from '../http/compressed-body.ts'
import { shareInFlight } from '../http/share-in-flight.ts'
import type { Services } from '../services.ts'
import { linkPath } from '../text/link-path.ts'

/** A sitemap may hold no more addresses (sitemaps.org). */
const maxAddresses = 50_000

/** Pages that are read before others have their turn. */
const batch = 1_000

/** A document in Brotli. */
export interface SitemapFile {
  etag: string
  br: Buffer
}

export interface SitemapOptions {
  services: Services
  /** Without a trailing `/`. */
  origin: string
  /** Addresses in one file; tests set it. */
  most?: number
}

/**
 * The addresses that a visitor may see, kept until any page changes or appears by itself. Of a site with more of them
 * than a file may hold, the first file lists the others, which are parts 1, 2 and so on.
 *
 * @returns undefined for a part that there is not.
 */
export function createSitemap({ services, origin, most = maxAddresses }: SitemapOptions) {
  const { changes, now } = services
  const share = shareInFlight()
  let kept: { version: number; since: number; until: number; files: SitemapFile[] } | undefined

  async function make(version: number): Promise<SitemapFile[]> {
    const span = await services.publicationSpan()
    const parts = await urlSets({ services, origin, most })
    const [only] = parts
    const files = only !== undefined && parts.length === 1 ? [only] : [indexOf(parts.length, origin), ...parts]
    const written = await Promise.all(files.map(toFile))
    kept = { version, ...span, files: written }
    return written
  }

  return async function sitemap(part: number): Promise<SitemapFile | undefined> {
    const version = changes.version()
    const isCurrent = kept?.version === version && kept.since <= now() && now() < kept.until
    const files = isCurrent && kept ? kept.files : await share(String(version), () => make(version))
    return files[part]
  }
}

async function toFile(text: string): Promise<SitemapFile> {
  const bytes = Buffer.from(text)
  return { etag: weakEtag(bytes), br: await brotli(bytes, quality.quick) }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function indexOf(parts: number, origin: string): string {
  const entries = Array.from({ length: parts }, (_, at) => {
    return `<sitemap><loc>${origin}/sitemap.xml?part=${at + 1}</loc></sitemap>`
  })
  return `${declaration}\n<sitemapindex ${schema}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** The files with addresses, at least one. */
async function urlSets({ services, origin, most }: Required<SitemapOptions>): Promise<string[]> {
  const { DefaultPage } = await services.settings.all()
  /** Seconds since 1970, by the addresses of pages, and by those below them. */
  const pages = new Map<string, number>()
  const below = new Map<string, number>()
  for await (const page of visiblePages(services)) {
    pages.set(page.id === DefaultPage ? '/' : `/${linkPath(page)}`, page.updated)
    for (const each of await services.subPages.listPublic(page))
      below.set(`/${linkPath(page)}/${each.below}`, each.updated ?? page.updated)
  }
  // a page takes the place of what stands at its address below another one
  const entries = Array.from(new Map([...pages, ...below, ...pages]), ([address, updated]) => {
    const modified = new Date(updated * 1000).toISOString()
    return `<url><loc>${origin}${encodeURI(address)}</loc><lastmod>${modified}</lastmod></url>`
  })
  const files: string[] = []
  for (let at = 0; at === 0 || at < entries.length; at += most)
    files.push(`${declaration}\n<urlset ${schema}>\n${entries.slice(at, at + most).join('\n')}\n</urlset>\n`)
  return files
}

type Row = Pick<Selectable<Schema['pages']>, 'id' | 'kind' | 'url' | 'published' | 'pub_start' | 'pub_end' | 'updated'>

async function* visiblePages({ access, database: { read }, now }: Services): AsyncGenerator<Row> {
  const time = now()
  for (let last = 0; ;) {
    const pages = await read
      .selectFrom('pages')
      .where('published', '=', 1)
      .where('id', '>', last)
      .select(['id', 'kind', 'url', 'published', 'pub_start', 'pub_end', 'updated'])
      .orderBy('id')
      .limit(batch)
      .execute()
    const end = pages.at(-1)?.id
    if (end === undefined) return
    const roles = await read
      .selectFrom('page_roles')
      .where('page_id', '>', last)
      .where('page_id', '<=', end)
      .selectAll()
      .execute()
    const rolesOf = Map.groupBy(roles, ({ page_id }) => page_id)
    for (const page of pages) {
      const own = (rolesOf.get(page.id) ?? []).map(({ role_id }) => role_id)
      if (access.visibility(page, own, anonymous, time) === 'visible') yield page
    }
    last = end
    await nextTurn()
  }
}
