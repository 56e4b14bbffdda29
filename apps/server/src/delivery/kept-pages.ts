import { LRUCache } from 'lru-cache'
import type { Needs } from '../db/topics.ts'

/** For how long what was made is as it is. */
export interface Life {
  /**
   * Milliseconds since 1970 between which it is as it is: the publishing starts and ends of any page that lie before and
   * after its making. A clock that is set back leaves this as one that goes on does.
   */
  since: number
  expires: number
  /** What it was made of. */
  needs: Needs
  /** Of the last change before it was made. */
  version: number
}

export interface KeptPagesOptions<Page> {
  /** The size of all; those that were asked for longest ago go first. */
  maxBytes: number
  sizeOf: (page: Page) => number
  /** Milliseconds since 1970. */
  clock: () => number
  /** The number of the last change that touched any of it. */
  version: (needs: Needs) => number
}

interface Entry<Page> {
  page: Page
  /** The page was as it is at the change of this number. */
  checked: number
}

export interface KeptPages<Page> {
  get: (key: string) => Page | undefined
  set: (key: string, page: Page) => void
}

/** Pages by key, each until something changes that it was made of. */
export function createKeptPages<Page extends Life>(options: KeptPagesOptions<Page>): KeptPages<Page> {
  const { maxBytes, sizeOf, clock, version } = options
  const entries = new LRUCache<string, Entry<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page) || 1,
  })

  function isCurrent(entry: Entry<Page>): boolean {
    const { page } = entry
    const time = clock()
    if (time < page.since || page.expires <= time) return false
    const latest = version('everything')
    if (entry.checked === latest) return true
    if (version(page.needs) > page.version) return false
    entry.checked = latest
    return true
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined || isCurrent(entry)) return entry?.page
      entries.delete(key)
      return undefined
    },
    set(key, page) {
      entries.set(key, { page, checked: page.version })
    },
  }
}
