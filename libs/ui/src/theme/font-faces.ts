import type { FontFile } from '@sitewright/theme'

const face = ({ family, file, weight, style = 'normal' }: FontFile) =>
  `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`

/** CSS that makes the fonts served by the site known. Text is shown in the next family until its font has come. */
export const fontFaces = (files: readonly FontFile[]) => files.map(face).join('')
