import type { BrokenLink } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import { isPublished, type Publishing } from '../access/page-access.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import type { Target, ToPage } from './link-target.ts'
import { headingsOfContent } from './page-headings.ts'
import type { SubPages } from './sub-pages.ts'

/** Pages whose contents are read at once: a content can be a megabyte. */
const contentsAtOnce = 20

/** Values of one query. */
const maxValues = 500

/** What there is of what some links lead to. */
export interface ExistingTargets {
  pages: ReadonlyMap<number, Publishing>
  /** Ids by shortcuts, those that pages had before among them. */
  shortcuts: ReadonlyMap<string, number>
  files: ReadonlySet<number>
  /** The pages below which something stands, by the paths that lead there. */
  below: ReadonlyMap<string, Publishing>
  /** Names of headings by pages, of those whose headings are asked for and known. */
  headings: ReadonlyMap<number, ReadonlySet<string>>
}

interface Source {
  database: Pick<Database, 'read'>
  kinds: PageKinds
  subPages: Pick<SubPages, 'pageAbove'>
}

/** @param who asks: of what stands below a page, only what they may see is there. */
export async function findExisting(
  source: Source,
  targets: readonly Target[],
  who: Identity,
): Promise<ExistingTargets> {
  const { read } = source.database
  const paths = targets.flatMap((target) => (target.to === 'shortcut' ? target.paths : []))
  const shortcuts = new Map<string, number>()
  for (const some of inParts(paths)) {
    const former = await read.selectFrom('former_shortcuts').where('url', 'in', some).selectAll().execute()
    for (const { url, page_id } of former) shortcuts.set(url, page_id)
    const current = await read
      .selectFrom('pages')
      .where('url', 'in', some)
      .where('url', '<>', '')
      .select(['id', 'url'])
      .execute()
    for (const { url, id } of current) shortcuts.set(url, id)
  }
  const pages = new Map<number, Publishing>()
  const ids = targets.flatMap((target) => (target.to === 'page' ? [target.id] : []))
  for (const some of inParts([...ids, ...shortcuts.values()])) {
    const columns = ['id', 'kind', 'published', 'pub_start', 'pub_end'] as const
    for (const page of await read.selectFrom('pages').where('id', 'in', some).select(columns).execute())
      pages.set(page.id, page)
  }
  const files = new Set<number>()
  for (const some of inParts(targets.flatMap((target) => (target.to === 'file' ? [target.id] : []))))
    for (const { id } of await read.selectFrom('files').where('id', 'in', some).select('id').execute()) files.add(id)
  const asked = targets.flatMap((target) =>
    target.to !== 'file' && target.heading !== '' ? pagesOf(target, shortcuts).filter((id) => pages.has(id)) : [],
  )
  const below = await findBelow(source, { targets, shortcuts, who })
  return { pages, shortcuts, files, below, headings: await headingsOf(source, asked) }
}

interface AskedBelow {
  targets: readonly Target[]
  shortcuts: ExistingTargets['shortcuts']
  who: Identity
}

/** Asked one by one, as only links are that lead to no page. */
async function findBelow({ subPages }: Source, { targets, shortcuts, who }: AskedBelow) {
  const below = new Map<string, Publishing>()
  for (const target of targets) {
    const [path] = target.to === 'shortcut' && pagesOf(target, shortcuts).length === 0 ? target.paths : []
    if (path === undefined || below.has(path)) continue
    const page = await subPages.pageAbove(`/${path}`, who)
    if (page) below.set(path, page)
  }
  return below
}

async function headingsOf({ database: { read }, kinds }: Source, ids: readonly number[]) {
  const headings = new Map<number, ReadonlySet<string>>()
  for (const some of inParts(ids, contentsAtOnce)) {
    const contents = await read
      .selectFrom('page_contents')
      .innerJoin('pages', 'pages.id', 'page_contents.page_id')
      .where('page_contents.page_id', 'in', some)
      .where('page_contents.state', '=', 'active')
      .select(['pages.id', 'pages.kind', 'page_contents.content'])
      .execute()
    for (const { id, ...page } of contents) {
      const found = headingsOfContent(kinds, page)
      if (found) headings.set(id, new Set(found.map(({ anchor }) => anchor)))
    }
  }
  return headings
}

/** The ids that a link may mean, the first that is there being it. */
function pagesOf(target: ToPage, shortcuts: ExistingTargets['shortcuts']): number[] {
  return target.to === 'page' ? [target.id] : target.paths.flatMap((path) => shortcuts.get(path) ?? [])
}

/** Why a link is broken; undefined for one that is not. A page that nobody sees yet may lead to others that nobody sees yet. */
export function reasonOf(
  target: Target,
  existing: ExistingTargets,
  { isSeen, time }: { isSeen: boolean; time: Seconds },
): BrokenLink['why'] | undefined {
  if (target.to === 'file') return existing.files.has(target.id) ? undefined : 'file'
  const id = pagesOf(target, existing.shortcuts).find((one) => existing.pages.has(one)) ?? 0
  const below = target.to === 'shortcut' ? existing.below.get(target.paths[0] ?? '') : undefined
  const page = existing.pages.get(id) ?? below
  if (!page) return 'missing'
  if (isSeen && !isPublished(page, time)) return 'unpublished'
  const headings = target.heading === '' ? undefined : existing.headings.get(id)
  return headings && !headings.has(target.heading) ? 'heading' : undefined
}

function inParts<Value>(values: readonly Value[], size = maxValues): Value[][] {
  const unique = [...new Set(values)]
  return Array.from({ length: Math.ceil(unique.length / size) }, (_, at) => unique.slice(at * size, (at + 1) * size))
}
