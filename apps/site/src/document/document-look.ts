import type { SiteLook } from '@sitewright/page-kit/server'
import {
  customProperties,
  lookAttributes,
  plainColors,
  theme,
  themeColors,
  webFontsOf,
  type FontFile,
  type Look,
  type WebFont,
} from '@sitewright/theme'
import { fontFaces, preloadedFont, preloadedUploads, uploadedFaces } from '@sitewright/theme/fonts'
import { globalCss } from '@sitewright/ui/theme'
import { LRUCache } from 'lru-cache'

/** What a look changes of documents. */
export interface DocumentLook {
  version: string
  /** Of the root, by name. */
  attributes: Readonly<Record<string, string>>
  /** The custom properties that are worth something else than in the built-in look. */
  changed: ReadonlyMap<string, string>
  /** CSS for a site that is always light or always dark, or ''. */
  scheme: string
  /** Those of its fonts of the list that the site serves. */
  fonts: readonly WebFont[]
  /** The fonts that it names beside those. */
  fontFiles: readonly FontFile[]
  /** Addresses of the fonts that any text is written in. */
  preloaded: readonly string[]
  /** What the browser draws around the page, in light and in dark surroundings. */
  frame: { light: string; dark: string }
  /** Address of the style sheet with all of it. */
  sheet: string
}

/** Everything that a look changes, as CSS that stands above whatever the built-in look says. */
const changesOf = ({ changed, scheme, ...faces }: Pick<DocumentLook, 'changed' | 'scheme' | keyof LookFonts>) =>
  `:root{${Array.from(changed, ([name, value]) => `${name}:${value}`).join(';')}}${scheme}${lookFaces(faces)}`

type LookFonts = Pick<DocumentLook, 'fonts' | 'fontFiles'>

/** Of the built-in look; `undefined` stands for it everywhere else. */
const builtIn = customProperties(theme)
const builtInFonts = webFontsOf(theme.fonts)

/** Looks are few and each is asked for by every page. */
const known = new LRUCache<string, DocumentLook>({ max: 10 })

/** What a published look changes of documents; nothing of the built-in one. */
export function documentLook(site: SiteLook | undefined): DocumentLook | undefined {
  if (!site) return undefined
  const kept = known.get(site.version)
  if (kept) return kept
  const made = { version: site.version, ...changesIn(site.look), sheet: lookSheetPath(site.version) }
  known.set(site.version, made)
  return made
}

function changesIn(look: Look) {
  const { frame } = plainColors(look)
  const always = look.scheme === 'visitor' ? undefined : look.scheme
  return {
    attributes: lookAttributes(look),
    changed: new Map([...customProperties(look)].filter(([name, value]) => builtIn.get(name) !== value)),
    scheme: always ? `:root{color-scheme:${always}}` : '',
    fonts: webFontsOf(look.fonts),
    fontFiles: look.fontFiles,
    preloaded: [...webFontsOf(look.fonts).map(preloadedFont), ...preloadedUploads(look)],
    frame: always ? { light: frame[always], dark: frame[always] } : frame,
  }
}

/** The frame of the browser in the built-in look. */
export const builtInFrame = themeColors

/**
 * CSS for those fonts of a look that the global styles do not know already.
 *
 * @param text what is written in them; fonts of letters that it does not have are left out. @default any text
 */
export function lookFaces(look: LookFonts | undefined, text?: string): string {
  if (!look) return ''
  const fonts = look.fonts.filter((font) => !builtInFonts.includes(font))
  return fonts.map((font) => fontFaces(font, text)).join('') + uploadedFaces(look.fontFiles)
}

/** Addresses of the fonts that any text is written in. */
export function preloadedFonts(look: DocumentLook | undefined): readonly string[] {
  return look?.preloaded ?? builtInFonts.map(preloadedFont)
}

/** Where the style sheet of a look is, which its version names. */
export function lookSheetPath(version: string): string {
  return `/assets/look-${version}.css`
}

/** All styles of documents that no component brings, for those in whom any component may appear. */
export function wholeStyles(look: DocumentLook | undefined): string {
  return look ? globalCss + changesOf(look) : globalCss
}

/** The text of the style sheet of a look. */
export function lookSheet(look: Look): string {
  return globalCss + changesOf(changesIn(look))
}
