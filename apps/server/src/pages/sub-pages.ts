import { isSubAddress } from '@sitewright/api-client/contract'
import { RefusedError, type Identity, type ListedSubPage, type SubPage } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import type { PageAccess } from '../access/page-access.ts'
import { anonymous } from '../access/rights.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { ServicesForKind } from '../kinds/kind-services.ts'
import { kindsWithSubAddresses, subAddressesOf, type PageKinds } from '../kinds/page-kinds.ts'
import type { PageFacts, PageFactsStore } from './page-facts.ts'

export interface SubPagesOptions {
  kinds: PageKinds
  access: PageAccess
  facts: Pick<PageFactsStore, 'byId' | 'byShortcut' | 'byFormerShortcut'>
  now: () => Seconds
  forKind: ServicesForKind
  log: Pick<FastifyBaseLogger, 'error'>
}

/** What a page's kind says of an address below it. */
export type FoundSubPage = ({ visibility: 'visible' } & SubPage) | { visibility: 'denied' }

interface PageOfKind {
  id: number
  kind: string
}

export interface SubPages {
  /** True if pages of any kind have addresses below them. */
  areDeclared: () => boolean
  /** True if pages of the kind have addresses below them. */
  declaredBy: (kind: string) => boolean
  /**
   * The page below which something stands at a path, for this person, no matter who may see the page and whether it is published.
   *
   * @param path decoded, with its leading `/`.
   */
  pageAbove: (path: string, who: Identity) => Promise<PageFacts | undefined>
  /** What stands below a page that this person may see; undefined for nothing. */
  find: (page: PageOfKind, below: string, who: Identity) => Promise<FoundSubPage | undefined>
  /**
   * The same, no matter who may see the page.
   *
   * @throws {RefusedError} 404 for what is not there for this person, 403 for what is restricted to others.
   */
  read: (asked: { id: number; below: string }, who: Identity) => Promise<SubPage>
  /** All addresses below a page that are published, no matter who may see them; undefined where its kind fails to list them. */
  list: (page: PageOfKind) => Promise<readonly ListedSubPage[] | undefined>
  /** Those that visitors may see, where they may see the page. */
  listPublic: (page: PageOfKind) => Promise<readonly ListedSubPage[]>
}

/** Asks page kinds what stands at the addresses below their pages, and narrows who sees it. */
export function createSubPages({ kinds, access, facts, now, forKind, log }: SubPagesOptions): SubPages {
  const declared = (kind: string) => subAddressesOf(kinds, kind)

  const areDeclared = () => kindsWithSubAddresses(kinds).length > 0

  async function find({ id, kind }: PageOfKind, below: string, who: Identity): Promise<FoundSubPage | undefined> {
    const addresses = declared(kind)
    // what no address can be reaches no kind
    if (!addresses || !isSubAddress(below)) return undefined
    try {
      const found = await addresses.find(forKind(kind), { id, below, who })
      if (!found) return undefined
      return access.meetsSubPage(kind, found, who) ? { visibility: 'visible', ...found } : { visibility: 'denied' }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (error.status === 404) return undefined
      if (error.status === 401 || error.status === 403) return { visibility: 'denied' }
      throw error
    }
  }

  async function pageAbove(path: string, who: Identity): Promise<PageFacts | undefined> {
    if (!areDeclared()) return undefined
    for (const { of, below } of splitsOf(path)) {
      const [, own] = /^\/pages\/[a-z-]+\/(\d+)$/.exec(of) ?? []
      const url = of.slice(1)
      const named = own === undefined ? facts.byShortcut(url) : facts.byId(Number(own))
      const page = (await named) ?? (await facts.byFormerShortcut(url))
      if (page && declared(page.kind)) return (await find(page, below, who)) && page
    }
    return undefined
  }

  /** A list that cannot be had is that of one page: the others are listed all the same. */
  async function list({ id, kind }: PageOfKind): Promise<readonly ListedSubPage[] | undefined> {
    try {
      return (await declared(kind)?.list(forKind(kind), { id })) ?? []
    } catch (err) {
      log.error({ err, kind, page: id }, 'the addresses below a page could not be listed')
      return undefined
    }
  }

  return {
    areDeclared,
    pageAbove,
    declaredBy: (kind) => declared(kind) !== undefined,
    find,
    list,
    async read({ id, below }, who) {
      const page = await facts.byId(id)
      const visibility = page && access.visibility(page, page.roles, who, now())
      if (!page || visibility === 'hidden') return fail('notFound')
      if (visibility === 'denied') return fail('permissionDenied')
      const found = await find(page, below, who)
      if (!found) return fail('notFound')
      return found.visibility === 'denied' ? fail('permissionDenied') : found
    },
    async listPublic({ id, kind }) {
      const listed = (await list({ id, kind })) ?? []
      return listed.filter((each) => isSubAddress(each.below) && access.meetsSubPage(kind, each, anonymous))
    },
  }
}

/** The parts that an address below a page may have. */
const maxParts = 8

/** The characters of a shortcut and what is below it. */
const maxPathLength = 402

/** Below the address that every page has. */
const ownAddress = /^(\/pages\/[a-z-]{1,40}\/[1-9]\d{0,8})\/(.+)$/

export interface Split {
  /** The path of a page, with its leading `/`. */
  of: string
  /** What follows it. */
  below: string
}

/**
 * The ways to read a path as one below a page, the longest page first.
 *
 * @param path decoded, with its leading `/`.
 */
export function splitsOf(path: string): Split[] {
  if (path.length > maxPathLength) return []
  const own = ownAddress.exec(path)
  if (own) return [{ of: own[1] ?? '', below: own[2] ?? '' }].filter(({ below }) => isSubAddress(below))
  const parts = path.slice(1).split('/')
  const splits: Split[] = []
  for (let end = parts.length - 1; end > 0 && parts.length - end <= maxParts; end--)
    splits.push({ of: `/${parts.slice(0, end).join('/')}`, below: parts.slice(end).join('/') })
  return splits.filter(({ below }) => isSubAddress(below))
}
