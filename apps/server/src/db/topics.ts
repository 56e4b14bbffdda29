import type { Named, Needed } from './change-log.ts'

/**
 * A part of what visitors see that changes by itself, or a list that only staff look at.
 *
 * - `settings`: what is set for the whole site, whether its emails go out, and where its start page is.
 * - `mail`: the mail server, of which visitors see nothing but whether there is one.
 * - `menu`: the main menu, and of the pages in it what decides who sees them there.
 * - `links`: the link buttons.
 * - `look`: how the site looks, and what stands below its pages.
 * - `sources`: from where else than the site the published pages load something.
 * - `pages`: which pages there are, with their addresses, titles and who may see them.
 * - `accounts`: which accounts there are, with their names and email addresses.
 * - `page 7`: everything of the page with this id, but for its draft.
 * - `draft 7`: that, which its editors see.
 * - `file 7`: everything of the file with this id.
 * - `kind huts/hut%207`: what the page kind `huts` calls `hut 7`, of what is in tables of its own.
 * - `list huts/bookings`: the list that the page kind `huts` calls `bookings`. No page shows anything of it.
 */
export type Topic =
  | 'settings'
  | 'mail'
  | 'menu'
  | 'links'
  | 'look'
  | 'sources'
  | 'pages'
  | 'accounts'
  | `page ${number}`
  | `draft ${number}`
  | `file ${number}`
  | `kind ${string}`
  | `list ${string}`

/** What one change touched: `everything` where that was not said. */
export type Touched = Named<Topic>

/** What a copy was made of; what is made of `everything` is out of date after any change. */
export type Needs = Needed<Topic>

/** The maximum number of characters of a topic of a page kind as it is written: it stands in notifications and in headers. */
const maxKindTopicLength = 100

/**
 * A topic of a page kind's own. No kind can name another's, nor one of the core.
 *
 * @throws {RangeError} for one that is empty or too long.
 */
export function topicOfKind(kind: string, name: string): Topic {
  return `kind ${nameOfKind(kind, name)}`
}

/** As `topicOfKind`, for a list of its own. @throws {RangeError} for a name that is empty or too long. */
export function listOfKind(kind: string, name: string): Topic {
  return `list ${nameOfKind(kind, name)}`
}

function nameOfKind(kind: string, name: string): string {
  const written = encodeURIComponent(name.toWellFormed())
  if (written === '' || written.length > maxKindTopicLength)
    throw new RangeError(
      `A topic has 1 to ${maxKindTopicLength} characters, each beyond letters and digits counts as several`,
    )
  return `${encodeURIComponent(kind)}/${written}`
}

/** The part of it that visitors see: undefined where that is nothing, as only lists were touched that staff look at. */
export function seenOf(touched: Touched): Touched | undefined {
  if (touched === 'everything') return touched
  const seen = new Set([...touched].filter((topic) => !topic.startsWith('list ')))
  return seen.size === 0 && touched.size > 0 ? undefined : seen
}

/** Bytes of a notification of PostgreSQL, with room for what else is in it. */
const maxNotificationBytes = 7_000

/** As a word list for other servers; one that is older takes whatever it is for everything. */
export function writeTouched(touched: Touched): string {
  if (touched === 'everything') return ''
  const text = [...touched].map((topic) => topic.replace(' ', '-')).join(' ')
  return text.length > maxNotificationBytes ? '' : `${text} only`
}

const word =
  /^(?:settings|mail|menu|links|look|sources|pages|accounts|(?:page|draft|file)-\d+|(?:kind|list)-[\w%.!~*'()-]+\/[\w%.!~*'()-]+)$/

/** @returns `everything` for what is no such list, as from a server of another version. */
export function readTouched(text: string): Touched {
  const words = text.split(' ').filter(Boolean)
  if (words.pop() !== 'only' || !words.every((each) => word.test(each))) return 'everything'
  return new Set(words.map((each) => each.replace('-', ' ') as Topic))
}
