import { scrollPadding } from './layers.ts'

/**
 * How every page looks before any component adds to it: type, colours of the surroundings, a focus ring on whatever has
 * the keyboard, and quiet for those who asked for it. The scrollbar is always there, so that nothing moves sideways when
 * a page grows or a dialog opens.
 */
export const baseStyles = `
:root{--stuck-bar:0px;--stuck-head:0px;--stuck-foot:0px;color-scheme:light dark;accent-color:var(--chakra-colors-accent-solid);color:var(--chakra-colors-fg);background:var(--chakra-colors-bg);font-family:var(--chakra-fonts-body);line-height:1.5;overflow-y:scroll;scroll-padding-block:${scrollPadding};-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
body{min-height:100dvh;position:relative}
h1,h2,h3,h4,h5,h6{font-family:var(--chakra-fonts-heading);text-wrap:balance}
p,li,dd{text-wrap:pretty}
button,label,summary,[role=button]{touch-action:manipulation}
:focus-visible{outline:2px solid var(--chakra-colors-accent-focus-ring);outline-offset:2px}
::placeholder{color:var(--chakra-colors-fg-subtle);opacity:1}
::selection{background:var(--chakra-colors-accent-muted);color:var(--chakra-colors-fg)}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
`
