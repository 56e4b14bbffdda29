import { directionOf, type AppSetup } from '@sitewright/api-client'
import { escapeHtml } from '@sitewright/html'
import type { SharedPicture } from '@sitewright/page-kit/server'
import { bubbleClass } from '@sitewright/ui/tooltip'
import { joinTitle } from '../navigation/join-title.ts'
import { criticalStyles, cssOf, type StyleRule } from './critical-styles.ts'
import { builtInFrame, lookFaces, preloadedFonts, wholeStyles, type DocumentLook } from './document-look.ts'
import { wakeScript } from './wake-script.ts'

export interface DocumentParts {
  /** Of the site's texts, as a proper tag of BCP 47. */
  language: string
  /** What the shell around them is read in. @default that language */
  readIn?: string
  /** Whose clock is shown, by its name at IANA. @default that of each device */
  timeZone?: string
  /** The page's own title; '' for none. */
  title: string
  siteTitle: string
  description: string
  keywords: string
  /** The one address of this page; absent for what no search engine shall list. */
  canonical?: string
  /** The picture that represents the page, at its whole address. */
  image?: SharedPicture
  /** Address of the icon. */
  favicon: string
  /** Style sheets of the components. */
  styles: readonly Style[]
  /** Those of them that the application needs once it is there. @default all of them */
  sheets?: readonly Style[]
  /** Address of the style sheet with all tokens of the built-in look. */
  tokens: string
  /** Absent for the built-in look. */
  look?: DocumentLook | undefined
  body: string
  /** JSON, already safe inside a script. */
  state: string
  wake: WakeOptions
}

/** A style sheet that was made at build time. */
export interface Style {
  /** Where the application would fetch it. */
  address: string
  rules: readonly StyleRule[]
}

export interface WakeOptions {
  /** Address of the client's entry module. */
  entry: string
  /** Addresses of the modules that it will need. */
  modules: readonly string[]
  when: 'intent' | 'idle' | 'now'
  /** Address of the visitor's script, where the entry does not do itself what that does. */
  visitor?: string
  /** Addresses of modules that will be needed a little later. */
  later?: readonly string[]
  /** The page whose hit is to be reported. */
  hit?: number
  /** Addresses of what an island says, where that is not English. */
  translations?: readonly string[]
  /** What somebody who waits is told, where it is not English. */
  texts?: { loading: string; retrying: string }
}

/** The whole document as text. Every value is escaped here. */
export function writeDocument(parts: DocumentParts): string {
  const { readIn = parts.language, timeZone } = parts
  const zone = timeZone ? ` data-time-zone="${escapeHtml(timeZone)}"` : ''
  return `<!doctype html>
<html lang="${escapeHtml(readIn)}" dir="${factsOf(readIn).direction}"${zone}${lookOn(parts.look)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head(parts)}</head>
<body><div id="root">${parts.body}</div>
<script type="application/json" id="state">${parts.state}</script>
</body></html>`
}

export interface CanonicalPage {
  id: number
  kind: string
  /** What follows the page's address. */
  below?: string
}

/**
 * The one address of a page out of those that show it: `/` of the default page, else its shortcut, else its own. Below the
 * default page it begins with one of these, too.
 */
export function canonicalPath({ id, kind, below }: CanonicalPage, { routes, dp }: AppSetup): string {
  const own = `pages/${kind}/${id}`
  const link = routes.find((route) => route.id === id)?.l ?? own
  if (below !== undefined) return `/${encodeURI(`${link}/${below}`)}`
  return link === dp || own === dp ? '/' : `/${encodeURI(link)}`
}

function head(parts: DocumentParts): string {
  const { language, title, siteTitle, description, keywords, canonical, image, favicon, wake } = parts
  const full = joinTitle(title, siteTitle)
  return [
    `<title>${escapeHtml(full)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    canonical ? link('canonical', canonical) : meta('name', 'robots', 'noindex'),
    meta('name', 'color-scheme', 'light dark'),
    themeColor('light', parts.look),
    themeColor('dark', parts.look),
    canonical ? openGraph({ language, title: title || siteTitle, siteTitle, description, canonical, image }) : '',
    link('icon', favicon),
    preloadedFonts(parts.look).map(preloadFont).join(''),
    // before anything can be touched
    wakeElement(wake, parts.body),
    paintedFirst(parts.body),
    wake.when === 'now' ? wake.modules.map((href) => link('modulepreload', href)).join('') : '',
    (wake.later ?? []).map(preloadLater).join(''),
    wake.when === 'now' ? allStyles(parts) : neededStyles(parts),
  ].join('')
}

interface OpenGraph {
  language: string
  title: string
  siteTitle: string
  description: string
  canonical: string
  image: SharedPicture | undefined
}

function openGraph({ language, title, siteTitle, description, canonical, image }: OpenGraph): string {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    image ? sharedPicture(image) : '',
    meta('property', 'og:locale', factsOf(language).locale),
    // a logo is shown small, and a picture that was chosen as wide as there is room
    meta('name', 'twitter:card', image?.size ? 'summary_large_image' : 'summary'),
  ].join('')
}

function sharedPicture({ address, size, alt }: SharedPicture): string {
  return [
    meta('property', 'og:image', address),
    size ? meta('property', 'og:image:width', String(size.width)) : '',
    size ? meta('property', 'og:image:height', String(size.height)) : '',
    meta('property', 'og:image:alt', alt),
  ].join('')
}

interface LanguageFacts {
  direction: 'ltr' | 'rtl'
  /** As Open Graph writes it, always with a region: `en_NZ`. */
  locale: string
}

/** By the tags of the languages that the site has had: few, and each takes a while to find out. */
const knownLanguages = new Map<string, LanguageFacts>()

function factsOf(tag: string): LanguageFacts {
  const known = knownLanguages.get(tag)
  if (known) return known
  const { language, region } = new Intl.Locale(tag).maximize()
  const facts = { direction: directionOf(tag), locale: region ? `${language}_${region}` : '' }
  knownLanguages.set(tag, facts)
  return facts
}

function wakeElement({ entry, modules, visitor, when, hit, translations, texts }: WakeOptions, body: string): string {
  const data = `data-entry="${escapeHtml(entry)}" data-modules="${escapeHtml(modules.join(' '))}" data-when="${when}"`
  const first = visitor ? ` data-visitor="${escapeHtml(visitor)}"` : ''
  const told = texts ? ` data-loading="${escapeHtml(texts.loading)}" data-retrying="${escapeHtml(texts.retrying)}"` : ''
  const words = translations ? ` data-translations="${escapeHtml(translations.join(' '))}"` : ''
  const today = body.includes(' data-today') ? ' data-today' : ''
  return `<script ${data}${first}${words}${told}${today}${hit ? ` data-hit="${hit}"` : ''}>${wakeScript}</script>`
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : ''

const themeColor = (scheme: 'light' | 'dark', look: DocumentLook | undefined) =>
  `<meta name="theme-color" content="${(look?.frame ?? builtInFrame)[scheme]}" media="(prefers-color-scheme: ${scheme})">`

/** What the root says of the look. */
const lookOn = (look: DocumentLook | undefined) =>
  Object.entries(look?.attributes ?? {})
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`

/** Characters of a body that comes in one go with the rest of its document: some 10 kB once compressed. */
const inlineBodyLength = 40_000

/**
 * Nothing is painted before all of a short page is met: it came in one go, and would only be laid out twice. Of a long one,
 * before `<main>` is, since parts of the masthead move as others come in after them. Browsers that do not know `expect`
 * paint as they like.
 */
const paintedFirst = (body: string) =>
  `<link rel="expect" href="#${body.length < inlineBodyLength ? 'state' : 'content'}" blocking="render">`

/** A font is fetched as a stranger, even from the site itself; otherwise it would be fetched twice. */
const preloadFont = (href: string) =>
  `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`

const preloadLater = (href: string) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`

/** The style sheets as they are, and what keeps the application from fetching them. */
function allStyles({ styles, look }: DocumentParts): string {
  return `<style>${wholeStyles(look)}${styles.map(({ rules }) => cssOf(rules)).join('')}</style>${sheetLinks(styles, 'disabled')}`
}

/**
 * What the document needs of the style sheets as long as nobody but a visitor's script changes it. The application switches
 * the sheets on.
 */
function neededStyles({ body, styles, sheets = styles, tokens, look }: DocumentParts): string {
  const css = criticalStyles({ body, sheets: styles.map(({ rules }) => rules), later: `.${bubbleClass}`, look })
  const address = look?.sheet ?? tokens
  const faces = lookFaces(look, body)
  return `<style>${css}${faces}</style>${sheetLinks([{ address }, ...sheets], 'disabled data-partial')}`
}

/** What the client's `placeStyleSheets` looks for. */
function sheetLinks(sheets: readonly Pick<Style, 'address'>[], attributes: string): string {
  const links = sheets.map(
    ({ address }) => address && `<link rel="stylesheet" href="${escapeHtml(address)}" ${attributes}>`,
  )
  return `<template data-style-sheets>${links.join('')}</template>`
}
