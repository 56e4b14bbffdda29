/**
 * A part of what visitors see that changes by itself.
 *
 * - `settings`: what is set for the whole site, and where its start page is.
 * - `menu`: the main menu, and of the pages in it what decides who sees them there.
 * - `links`: the link buttons.
 * - `sources`: from where else than the site the published pages load something.
 * - `pages`: which pages there are, with their addresses, titles and who may see them.
 * - `page 7`: everything of the page with this id, but for its draft.
 * - `draft 7`: that, which its editors see.
 * - `file 7`: everything of the file with this id.
 */
export type Topic =
  'settings' | 'menu' | 'links' | 'sources' | 'pages' | `page ${number}` | `draft ${number}` | `file ${number}`

/** What one change touched: `everything` where that was not said. */
export type Touched = 'everything' | ReadonlySet<Topic>

/** What a copy was made of; what is made of `everything` is out of date after any change. */
export type Needs = 'everything' | readonly Topic[]

/** The maximum number of topics whose last change is remembered one by one. */
const most = 10_000

/** Numbers the changes, and remembers when each topic was touched last. */
export interface TopicLog {
  touch: (touched: Touched) => void
  /** The number of the last change that touched any of it. */
  version: (needs: Needs) => number
}

export function createTopicLog(): TopicLog {
  const last = new Map<Topic, number>()
  let version = 0
  let everything = 0

  return {
    touch(touched) {
      version += 1
      if (touched === 'everything' || last.size + touched.size > most) {
        last.clear()
        everything = version
      } else for (const topic of touched) last.set(topic, version)
    },
    version(needs) {
      if (needs === 'everything') return version
      let latest = everything
      for (const topic of needs) latest = Math.max(latest, last.get(topic) ?? 0)
      return latest
    },
  }
}

/** Bytes of a notification of PostgreSQL, with room for what else is in it. */
const longest = 7_000

/** As a word list for other servers; one that is older takes whatever it is for everything. */
export function writeTouched(touched: Touched): string {
  if (touched === 'everything') return ''
  const text = [...touched].map((topic) => topic.replace(' ', '-')).join(' ')
  return text.length > longest ? '' : `${text} only`
}

const word = /^(?:settings|menu|links|sources|pages|(?:page|draft|file)-\d+)$/

/** @returns `everything` for what is no such list, as from a server of another version. */
export function readTouched(text: string): Touched {
  const words = text.split(' ').filter(Boolean)
  if (words.pop() !== 'only' || !words.every((each) => word.test(each))) return 'everything'
  return new Set(words.map((each) => each.replace('-', ' ') as Topic))
}
