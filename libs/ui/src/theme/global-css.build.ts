import { cssText, type Styles } from './css-text.ts'
import { system } from './system.ts'
import { theme, webFontsOf, type FontFile } from '@sitewright/theme'
import { fontFaces } from '@sitewright/theme/fonts'
import { scrollPadding } from './layers.ts'

/**
 * What Chakra's components and ours expect of a bare browser; Chakra's own preflight without the parts for browsers that
 * cannot run the site anyway. Everything has the specificity of one element at most and is in the lowest layer.
 */
const reset = `
*,::before,::after,::backdrop{box-sizing:border-box;border:0 solid var(--chakra-colors-border)}
*{margin:0;padding:0;font:inherit;overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;tab-size:4}
hr{height:0;border-top-width:1px;color:inherit}
img,svg,video,canvas,audio,iframe,embed,object{display:block;vertical-align:middle}
img,video{max-width:100%;height:auto}
ol,ul{list-style:none}
code,kbd,pre,samp{font-family:var(--chakra-fonts-mono);font-size:1em}
button,input,optgroup,select,textarea{color:inherit;letter-spacing:inherit}
button,[type=button],[type=reset],[type=submit]{appearance:button;background:none}
button,select{text-transform:none}
textarea{resize:vertical}
table{border-collapse:collapse;border-color:inherit;text-indent:0}
summary{display:list-item}
small{font-size:80%}
sub,sup{font-size:75%;line-height:0;position:relative;vertical-align:baseline}
sub{bottom:-.25em}
sup{top:-.5em}
a{color:inherit;text-decoration:inherit}
b,strong{font-weight:bolder}
i,em{font-style:italic}
input[type=number]::-webkit-inner-spin-button{height:auto}
input[type=search]{appearance:textfield;outline-offset:-2px}
::-webkit-search-decoration{appearance:none}
::file-selector-button{appearance:button;font:inherit}
[hidden]:where(:not([hidden=until-found])){display:none!important}
`

const face = ({ family, file, weight, style = 'normal' }: FontFile) =>
  `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`

/** CSS that makes the fonts served by the site known. Text is shown in the next family until its font has come. */
const knownFonts = [...theme.fontFiles.map(face), ...webFontsOf(theme.fonts).map((font) => fontFaces(font))].join('')

/**
 * How every page looks before any component adds to it: type, colours of the surroundings, a focus ring on whatever has
 * the keyboard, and quiet for those who asked for it. The scrollbar is always there, so that nothing moves sideways when
 * a page grows or a dialog opens.
 */
const baseStyles = `
:root{--stuck-bar:0px;--stuck-head:0px;--stuck-foot:0px;color-scheme:light dark;accent-color:var(--chakra-colors-accent-solid);color:var(--chakra-colors-fg);background:var(--chakra-colors-bg);font-family:var(--chakra-fonts-body);line-height:1.5;overflow-y:scroll;scroll-padding-block:${scrollPadding};-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
body{min-height:100dvh;position:relative}
h1,h2,h3,h4,h5,h6{font-family:var(--chakra-fonts-heading);text-wrap:balance}
p,li,dd{text-wrap:pretty}
button,label,summary,[role=button]{touch-action:manipulation}
:focus-visible{outline:2px solid var(--chakra-colors-accent-focus-ring);outline-offset:2px}
::placeholder{color:var(--chakra-colors-fg-subtle);opacity:1}
::selection{background:var(--chakra-colors-accent-muted);color:var(--chakra-colors-fg)}
@media print{:root{color-scheme:light!important}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
`

/**
 * Where people have chosen the colours, such as in Windows' contrast themes, browsers draw neither grounds nor shadows of
 * ours: what has its shape from them alone gets edges. Menus' entries are told apart by their place.
 */
const forcedColors = `
@media (forced-colors:active){
[popover],[role=dialog],[role=alertdialog],[role=listbox],[role=tooltip]{border:1px solid}
button,[role=switch]{border-width:1px}
[role=menuitem],[role=option],[role=tab],nav button{border-width:0}
[aria-pressed=true],[aria-selected=true]{border:3px solid Highlight}
[aria-current]:not([aria-current=false]){border-block-end:3px solid Highlight}
}
`

const compact = (css: string) => css.replace(/\n/g, '')

// Windows' widths serve media queries only, where variables do not work.
const unused = /--chakra-(breakpoints|sizes-breakpoint)-[^;}]*;?/g

/**
 * The CSS that every page needs before its own: order of the layers, reset, our tokens as custom properties, global
 * styles. The server puts it into the head once.
 */
export default [
  system.layers.atRule,
  knownFonts,
  `@layer reset{${compact(reset)}}`,
  `@layer base{${compact(baseStyles + forcedColors)}}`,
  cssText(system.getGlobalCss() as Styles),
  cssText(system.getTokenCss() as Styles).replace(unused, ''),
].join('')
