import type { RefusalHints } from './api-error.ts'

/** The hints in the headers of an answer. Retry-After may be a date too (RFC 9110, section 10.2.3): the server sends none. */
export function readHints(header: (name: string) => string | null): RefusalHints {
  const seconds = Number.parseInt(header('Retry-After') ?? '', 10)
  const needs = header('Sitewright-Needs')
  const titles = header('Sitewright-Needs-Titles')
  const request = header('X-Request-Id')
  return {
    ...(Number.isNaN(seconds) ? {} : { retryAfter: seconds }),
    ...(needs === null ? {} : { needs: needs.split(' ') }),
    ...(titles === null ? {} : { needsTitles: titles.split(' ').map(decodeURIComponent) }),
    ...(header('Sitewright-Session') === 'none' ? { loggedOut: true } : {}),
    ...(request === null ? {} : { request }),
  }
}
