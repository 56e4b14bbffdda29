export { colors, createColors } from './colors.ts'
export { customProperties, type CustomProperties } from './custom-properties.ts'
export { finishedLooks, type FinishedLook } from './finished-looks.ts'
export { createFullColors } from './full-colors.ts'
export { fontStacks, type FontStack } from './font-stacks.ts'
export { type Look, lookAttributes, lookChoices, lookColors, lookLimits, lookOf } from './look.ts'
export { lookChoiceNames, lookNames } from './look-names.ts'
export { createPalette, palette, type Palette, type Scale } from './palette.ts'
export { readKeptLook, readLook, sameAsBody } from './read-look.ts'
export { bothSchemes, scheme } from './scheme.ts'
export { createShape } from './shape.ts'
export { createSpace } from './space.ts'
export {
  type DocumentColors,
  documentColors,
  documentColorsOf,
  type LetterColors,
  letterColors,
  plainColors,
  shownAccent,
  themeColors,
} from './theme-colors.ts'
export { type FontFile, type Theme, type UploadedFallback } from './theme-fields.ts'
export { theme } from './theme.ts'
export { createType } from './type.ts'
export { fontFilesOf, withoutFonts, type UploadedFont } from './uploaded-fonts.ts'
export type { FallbackMetrics, FontSubset, WebFont, WebFontFaces } from './web-font.ts'
export { webFamilies, webFontsOf } from './web-fonts.ts'
