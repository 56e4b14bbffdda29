import { directionOf } from '@sitewright/api-client/contract'
import { escapeHtml } from '@sitewright/html'
import { documentColors, type DocumentColors } from '@sitewright/theme'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { languageOf } from '../text/language-of.ts'
import { texts } from './error-page-messages.ts'

export interface ErrorPage {
  /** What went wrong, in a sentence without its full stop. */
  message: string
  /** Seconds after which it is worth trying again. */
  wait?: number | undefined
  /** The id of the request in the log. */
  id?: string | undefined
  /** Where the page is to be opened instead. */
  elsewhere?: string | undefined
  /** True where the same address may be opened again. */
  isRepeatable?: boolean
}

/** Who speaks: the site, as far as that is known. */
export interface SiteFace {
  /** '' where it is not known. */
  title: string
  /** Of the site; a tag of BCP 47. */
  language: string
  colors: DocumentColors
}

/** Of a site of which nothing could be read yet. */
export const unknownFace: SiteFace = { title: '', language: 'en', colors: documentColors }

const styleIn = (colors: DocumentColors) =>
  `:root{color-scheme:light dark}` +
  `body{margin:0;padding:1rem;background:${colors.page};color:${colors.text};font:1rem/1.5 system-ui,sans-serif}` +
  `main{max-width:32rem;margin:10vh auto 0;padding:2rem;border-radius:.5rem;background:${colors.sheet};overflow-wrap:anywhere}` +
  `header{margin-bottom:1.5rem;font-weight:600}` +
  `h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1rem}` +
  `a{color:${colors.link}}a:focus-visible{outline:3px solid ${colors.focusRing};outline-offset:2px}`

/** Nothing is loaded and no script runs: such a page is needed when hardly anything works. */
function errorPageHeaders(style: string) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'X-Robots-Tag': 'noindex',
  }
}

/** True for somebody who opens an address in a browser, and so reads what is answered; calls always get JSON. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !/\.json\.php(\?|$)/.test(url)
}

/**
 * A small whole page in the current language, and in the colours and the name of the site, as far as they are known: what the
 * site is called may be just what cannot be found out.
 */
export function writeErrorPage(
  { message, wait, id, elsewhere, isRepeatable = false }: ErrorPage,
  { title, language, colors }: SiteFace,
): { html: string; headers: Readonly<Record<string, string>> } {
  const style = styleIn(colors)
  const read = languageOf('server/error-page')
  const again = wait === undefined ? '' : `<p>${escapeHtml(againIn(wait))}</p>`
  const more = id === undefined ? '' : `<p>${escapeHtml(texts.inLog({ id }))}</p>`
  const repeat = (wait !== undefined || id !== undefined) && isRepeatable ? linkTo('', texts.again()) : ''
  const link = elsewhere === undefined ? linkTo('/', texts.home()) : linkTo(elsewhere, texts.elsewhere())
  const site = title && `<header lang="${escapeHtml(language)}">${escapeHtml(title)}</header>`
  const html =
    `<!doctype html><html lang="${read}" dir="${directionOf(read)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${[message, title].filter(Boolean).map(escapeHtml).join(' – ')}</title><style>${style}</style></head>` +
    `<body><main>${site}<h1>${escapeHtml(message)}</h1>${again}${more}${repeat}${link}</main></body></html>`
  return { html, headers: errorPageHeaders(style) }
}

const linkTo = (href: string, text: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`

function againIn(seconds: number): string {
  return seconds < 120
    ? texts.againInSeconds({ count: Math.ceil(seconds) })
    : texts.againInMinutes({ count: Math.ceil(seconds / 60) })
}
