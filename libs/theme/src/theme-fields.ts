import type { FallbackMetrics, WebFont } from './web-font.ts'

/** What theme.ts decides. Factors are 1 for the look that the site comes with. */
export interface Theme {
  /**
   * What one acts with: links, filled buttons, chosen things, the focus ring. Hue and vividness of a colour written
   * `#rrggbb` are taken; how light each use of it is follows from what is read on it, so that text keeps its contrast
   * whatever the colour.
   */
  accent: string
  /** The tinge of text, lines and surfaces: a gray, cool or warm, or any colour, of which a tinge is taken. */
  neutral: string
  /** Errors, and what destroys. */
  danger: string
  warning: string
  success: string
  /** The background of a chosen row. */
  highlight: string
  /** Families as in CSS, the first that is there is taken. `{fonts.body}` means the same as the body's. */
  fonts: { body: string; heading: string; mono: string }
  /** Fonts that the site itself serves; name their families in `fonts`. */
  fontFiles: readonly FontFile[]
  /** All text, from 0.9 to 1.25. */
  textSize: number
  /** Headings beyond that, from 0.8 to 1.4. */
  headingSize: number
  /** Distances between and within things, from 0.75 (dense) to 1.25 (airy). */
  spacing: number
  /** Corners: 0 is square, 2 is round. */
  roundness: number
  /** Strength of shadows: 0 leaves a hairline, 2 lifts panels off the page. */
  shadows: number
  /** The widest that running text of the shell gets. The column around it is the setting "Site body width". */
  measure: string
  /** The colours of the surroundings: the visitor's own choice, or always the same. @default 'visitor' */
  scheme?: 'visitor' | 'light' | 'dark'
  /**
   * Where the name of the site and the menu stand, in windows wide enough for a menu: the menu below the name, both in one
   * line, both in the middle, or as `below` over the site's background picture, if it has one. @default 'below'
   */
  masthead?: 'below' | 'line' | 'centred' | 'picture'
  /** How far the masthead reaches: no further than a wide page, or to the edges of the window. @default 'page' */
  mastheadWidth?: 'page' | 'window'
  /** How the menu says where visitors are. @default 'tint' */
  menu?: 'tint' | 'underline' | 'solid'
  /** Where the link buttons stand. @default 'masthead' */
  links?: 'masthead' | 'footer'
}

/** A variable or static font in apps/site/public, or one that was uploaded. */
export interface FontFile {
  family: string
  /** Address on the site, such as `/fonts/literata.woff2`. */
  file: string
  /** One weight, or the first and the last of a variable font, such as `200 900`. */
  weight: string
  style?: 'normal' | 'italic'
  /** Of a font that was uploaded: what stands for it until it has come. */
  fallback?: UploadedFallback
}

/** What stands for a file that was uploaded, in each weight that it is shown in. */
export interface UploadedFallback {
  kind: WebFont['kind']
  regular?: FallbackMetrics
  bold?: FallbackMetrics
  android?: FallbackMetrics
}
