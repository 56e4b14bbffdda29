import type { Identity } from '@sitewright/page-kit/server'
import { audienceOf } from '../access/keep-for-audience.ts'
import { anonymous } from '../access/rights.ts'
import type { Encoding } from '../http/compressed-body.ts'
import type { Services } from '../services.ts'
import { createKeptPages, type Life } from './kept-pages.ts'
import type { Address } from './resolve-address.ts'

const maxBytes = 16 * 1024 * 1024

/** A document in one encoding, without headers. */
export interface PersonalPage extends Life {
  status: number
  bytes: Buffer
}

export interface PersonalPages {
  /** The same for all who see the same; undefined where a page is to be made for this person alone. */
  keyFor: (address: Address, who: Identity, encoding: Encoding) => string | undefined
  get: (key: string) => PersonalPage | undefined
  set: (key: string, page: PersonalPage) => void
}

/** Pages of people who are logged in: those who may do the same see the same in a language, until something of it changes. */
export function createPersonalPages({ clock, changes, kinds }: Services): PersonalPages {
  const { version } = changes
  const kept = createKeptPages<PersonalPage>({ maxBytes, sizeOf: ({ bytes }) => bytes.byteLength, clock, version })

  return {
    keyFor({ path, page, below, cacheable }, who, encoding) {
      const kind = page && kinds.get(page.kind)
      // a kind that answers for itself may know more of people than what they may do
      if (who === anonymous || !cacheable || page?.visibility !== 'visible' || !kind || kind.answer || below)
        return undefined
      return JSON.stringify([
        path,
        encoding,
        audienceOf(who),
        who.account?.language,
        kind.forReader ? who.account?.id : 0,
      ])
    },
    get: kept.get,
    set(key, page) {
      if (page.needs !== 'everything' && version(page.needs) <= page.version) kept.set(key, page)
    },
  }
}
