/** First segments that lead elsewhere: a shortcut there would hide a screen or never be reached (Q5, threats T25). */
const reserved = new Set([
  'pages',
  'api',
  'assets',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'search',
  'metrics',
])

const segment = String.raw`[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*`
const form = new RegExp(`^${segment}(?:/${segment}){0,7}$`, 'u')

const longest = 200
const longestProposal = 60

/**
 * A shortcut as it is stored: without `/` at the ends, composed, in lower case; '' for none. Undefined for one that could
 * not be reached or would hide something.
 */
export function parseShortcut(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()
  if (text === '') return ''
  const [first] = text.split('/')
  return text.length > longest || !form.test(text) || reserved.has(first as string) ? undefined : text
}

/** A shortcut for a page of this title that no other page has; '' where the title gives none. */
export function proposeShortcut(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  const text = parseShortcut((words ?? []).join('-').slice(0, longestProposal).replace(/-+$/, '')) ?? ''
  if (text === '' || !taken.has(text)) return text
  let number = 2
  while (taken.has(`${text}-${number}`)) number += 1
  return `${text}-${number}`
}
