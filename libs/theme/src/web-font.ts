/** A family that the site itself serves, if a look names it. */
export interface WebFont {
  family: string
  kind: 'sans' | 'serif'
  /** What every page with it makes a browser fetch once; letters of other alphabets and italics come beside it. */
  bytes: number
}

/** The files of a family, and what stands for it until they have come. */
export interface WebFontFaces {
  /** Of its files, before subset and style. */
  name: string
  /** The first and the last weight that it has. */
  weight: string
  fallbacks: Record<'regular' | 'bold' | 'android', FallbackMetrics>
  /** Of each subset that it has the hash of its upright and, if there is one, its italic file. */
  files: Readonly<Partial<Record<FontSubset, readonly [upright: string, italic?: string]>>>
}

/** Letters that have a file of their own. */
export type FontSubset = 'cyrillic-ext' | 'cyrillic' | 'greek-ext' | 'greek' | 'vietnamese' | 'latin-ext' | 'latin'

/** How a fallback is stretched to take the room of a font, in percent. */
export interface FallbackMetrics {
  size: number
  ascent: number
  descent: number
  lineGap: number
}
