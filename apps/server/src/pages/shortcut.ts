import { refuse } from '../http/refusals.ts'

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

const segment = '[\\p{L}\\p{N}]+(?:[-_][\\p{L}\\p{N}]+)*'
const form = new RegExp(`^${segment}(?:/${segment}){0,7}$`, 'u')

const longest = 200

/**
 * A shortcut as it is stored: without `/` at the ends, composed, in lower case; '' for none.
 *
 * @throws {RefusedError} 400 for one that could not be reached or would hide something.
 */
export function toShortcut(typed: string): string {
  const text = typed
    .normalize('NFC')
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()
  if (text === '') return ''
  const [first] = text.split('/')
  if (text.length > longest || !form.test(text) || reserved.has(first as string)) refuse('shortcutReserved')
  return text
}
