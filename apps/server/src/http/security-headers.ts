import type { ContentSource, SourceDirective } from '@sitewright/page-kit/server'

/** Headers of every answer but the site's own scripts and styles, errors and pages alike (threats P12). */
const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const

/**
 * Of documents that are somebody's own: no window of another site keeps hold of theirs. A visitor's page shows nothing
 * that is not public, and a browser takes longer to show it in a window of its own (decision 27).
 */
export const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin' } as const

/** One year, once the site is known to be served over https. */
const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' }

/** What no answer that is not a page may do, should a browser ever take it for one. */
const inert = "default-src 'none'; frame-ancestors 'none'"

/**
 * Scripts come from the site's own files, and inline only those whose hash is named, so that a cached page stays valid.
 * Styles may be inline: Emotion and the editors' own alignment and colours need it. Pictures may come by address.
 *
 * @param foreign from where else the page may load something: reCAPTCHA, a video's player, where the site uses them.
 */
function pagePolicy(scripts: readonly string[], foreign: readonly ContentSource[]): string {
  const others = (directive: SourceDirective) =>
    foreign.flatMap((each) => (each.directive === directive ? [each.source] : []))
  const from = (directive: SourceDirective, ...own: readonly string[]) =>
    [...new Set([directive, "'self'", ...own, ...others(directive)])].join(' ')
  // without others `default-src` says it
  const ifAny = (directive: SourceDirective) => (others(directive).length > 0 ? [from(directive)] : [])
  return [
    "default-src 'self'",
    from('script-src', ...scripts),
    ...ifAny('connect-src'),
    ...ifAny('frame-src'),
    from('worker-src'),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

export interface SecurityHeaders {
  /** Of calls, errors and files. */
  plain: Readonly<Record<string, string>>
  /** Of the site's own scripts and styles. */
  subresource: Readonly<Record<string, string>>
  /** Of rendered pages, which may load something from these sources as well. */
  page: (foreign: readonly ContentSource[]) => Readonly<Record<string, string>>
}

export interface SecurityHeadersOptions {
  https: boolean
  /** CSP sources of the inline scripts. */
  scriptHashes: readonly string[]
  /** While developing, hot reload puts scripts of its own into pages and talks to a port of its own. */
  lenient?: boolean
}

const lenientPolicy = "default-src * data: blob: 'unsafe-inline'"

export function securityHeaders({ https, scriptHashes, lenient = false }: SecurityHeadersOptions): SecurityHeaders {
  const common = { ...commonHeaders, ...(https ? strictTransport : {}) }
  return {
    plain: { ...common, 'Content-Security-Policy': inert },
    subresource: {
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(https ? strictTransport : {}),
    },
    page: (foreign) => ({
      ...common,
      'Content-Security-Policy': lenient ? lenientPolicy : pagePolicy(scriptHashes, foreign),
    }),
  }
}
