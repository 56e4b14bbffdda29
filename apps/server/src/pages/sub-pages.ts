import { isSubAddress } from '@sitewright/api-client/contract'
import { RefusedError, type Identity, type ListedSubPage, type SubPage } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import type { PageAccess } from '../access/page-access.ts'
import { anonymous } from '../access/rights.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { ServicesForKind } from '../kinds/kind-services.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import type { PageFactsStore } from './page-facts.ts'

export interface SubPagesOptions {
  kinds: PageKinds
  access: PageAccess
  facts: Pick<PageFactsStore, 'byId'>
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
  /** True if pages of the kind have addresses below them. */
  declaredBy: (kind: string) => boolean
  /** What stands below a page that this person may see; undefined for nothing. */
  find: (page: PageOfKind, below: string, who: Identity) => Promise<FoundSubPage | undefined>
  /**
   * The same, whoever may see the page.
   *
   * @throws {RefusedError} 404 for what is not there for this person, 403 for what is restricted to others.
   */
  read: (asked: { id: number; below: string }, who: Identity) => Promise<SubPage>
  /** Those of the addresses below a page that visitors may see, where they may see the page. */
  listPublic: (page: PageOfKind) => Promise<readonly ListedSubPage[]>
}

/** Asks page kinds what stands at the addresses below their pages, and narrows who sees it. */
export function createSubPages({ kinds, access, facts, now, forKind, log }: SubPagesOptions): SubPages {
  const declared = (kind: string) => {
    const server = kinds.get(kind)
    return server?.manifest.subAddresses ? server.subAddresses : undefined
  }

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

  /** A list that cannot be had is that of one page: the others are listed all the same. */
  async function listOf({ id, kind }: PageOfKind): Promise<readonly ListedSubPage[]> {
    try {
      return (await declared(kind)?.list(forKind(kind), { id })) ?? []
    } catch (err) {
      log.error({ err, kind, page: id }, 'the addresses below a page could not be listed')
      return []
    }
  }

  return {
    declaredBy: (kind) => declared(kind) !== undefined,
    find,
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
      const listed = await listOf({ id, kind })
      return listed.filter((each) => isSubAddress(each.below) && access.meetsSubPage(kind, each, anonymous))
    },
  }
}
