/** Headers of every answer, errors and pages alike (threats P12). */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const

/** One year, once the site is known to be served over https. */
const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' }

/** What no answer that is not a page may do, should a browser ever take it for one. */
const inert = "default-src 'none'; frame-ancestors 'none'"

/**
 * Scripts come from the site's own files, and inline only those whose hash is named, so that a cached page stays valid.
 * Styles may be inline: Emotion and the editors' own alignment and colours need it. Pictures may come by address.
 *
 * @param foreign what else may put scripts and frames into the page, and be talked to: reCAPTCHA, where the site uses it.
 */
function pagePolicy(scripts: readonly string[], foreign: readonly string[]): string {
  const also = (directive: string) => [directive, ...foreign].join(' ')
  return [
    "default-src 'self'",
    also(["script-src 'self'", ...scripts].join(' ')),
    ...(foreign.length > 0 ? [also("connect-src 'self'"), also("frame-src 'self'")] : []),
    "worker-src 'self'",
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
  /** Of rendered pages, which may load something from these sources as well. */
  page: (foreign: readonly string[]) => Readonly<Record<string, string>>
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
    page: (foreign) => ({
      ...common,
      'Content-Security-Policy': lenient ? lenientPolicy : pagePolicy(scriptHashes, foreign),
    }),
  }
}
