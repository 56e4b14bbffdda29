import type { FooterFields } from '@sitewright/api-client/contract'
import type { SiteFooter } from '@sitewright/page-kit/server'
import type { PageAccess } from '../access/page-access.ts'
import { anonymous } from '../access/rights.ts'
import type { Seconds } from '../db/schema.ts'
import type { Topic } from '../db/topics.ts'
import { linkPath } from '../text/link-path.ts'
import type { PageFactsStore } from '../pages/page-facts.ts'

export interface FooterOptions {
  facts: Pick<PageFactsStore, 'byId'>
  access: Pick<PageAccess, 'visibility'>
  now: () => Seconds
}

/** The footer as pages show it, and what it is made of beside the look. */
export interface ShownFooter {
  footer: SiteFooter | undefined
  needs: readonly Topic[]
}

/** Imprint and privacy page are linked as long as everybody may see them. */
export function createFooterOfSite({ facts, access, now }: FooterOptions) {
  return async function footerOfSite({ columns, line, imprint, privacy }: FooterFields): Promise<ShownFooter> {
    const linked = await Promise.all([
      linkTo({ label: 'Imprint', id: imprint }),
      linkTo({ label: 'Privacy', id: privacy }),
    ])
    const links = linked.filter((link) => link !== undefined)
    const isEmpty = columns.length === 0 && line === '' && links.length === 0
    return {
      footer: isEmpty ? undefined : { columns, line, links },
      needs: [imprint, privacy].filter((id) => id !== 0).map((id) => `page ${id}` as const),
    }
  }

  async function linkTo({ label, id }: { label: string; id: number }) {
    const page = id === 0 ? undefined : await facts.byId(id)
    if (!page || access.visibility(page, page.roles, anonymous, now()) !== 'visible') return undefined
    return { label, href: `/${encodeURI(linkPath(page))}` }
  }
}
