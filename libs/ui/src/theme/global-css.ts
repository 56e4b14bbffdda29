import { baseStyles } from './base-styles.ts'
import { cssText, type Styles } from './css-text.ts'
import { fontFaces } from './font-faces.ts'
import { reset } from './reset.ts'
import { system } from './system.ts'
import { theme } from '@sitewright/theme'

const compact = (css: string) => css.replace(/\n/g, '')
// Windows' widths serve media queries only, where variables do not work.
const unused = /--chakra-(breakpoints|sizes-breakpoint)-[^;}]*;?/g

let text: string | undefined

/**
 * The CSS that every page needs before its own: order of the layers, reset, our tokens as custom properties, global
 * styles. The server puts it into the head once; the browser never computes it. Computed at the first call.
 */
export function globalCss(): string {
  text ??= [
    system.layers.atRule,
    fontFaces(theme.fontFiles),
    `@layer reset{${compact(reset)}}`,
    `@layer base{${compact(baseStyles)}}`,
    cssText(system.getGlobalCss() as Styles),
    cssText(system.getTokenCss() as Styles).replace(unused, ''),
  ].join('')
  return text
}
