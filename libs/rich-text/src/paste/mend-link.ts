import { cleanUrl } from '@sitewright/html'
import { unwrap } from './dom.ts'

/** Pages that lead on to another one, after noting who went there, and the field that says where to. */
const detours: readonly [page: RegExp, field: string][] = [
  [/^https:\/\/www\.google\.com\/url\?/, 'q'],
  [/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/\?/, 'url'],
  [/^https:\/\/l\.facebook\.com\/l\.php\?/, 'u'],
]

/** Lets a link lead straight to where it leads; one that leads nowhere from here is text. */
export function mendLink(link: HTMLAnchorElement): void {
  const href = (link.getAttribute('href') ?? '').trim()
  const field = detours.find(([page]) => page.test(href))?.[1]
  const target = field && new URLSearchParams(href.slice(href.indexOf('?'))).get(field)
  if (target) link.setAttribute('href', target)
  link.removeAttribute('target')
  link.removeAttribute('rel')
  // A place within the document it was copied from, or on somebody's disk, leads nowhere here.
  if (href === '' || href.startsWith('#') || cleanUrl(target || href) === undefined) unwrap(link)
}
