import { colors, createFullColors, palette } from '@sitewright/theme'

const { tokens, semantic } = createFullColors(palette, colors)

/** Colours that only the full system knows: whole scales, and the hues by role. `blue` is the accent. */
export const fullColors = { tokens: { colors: tokens }, semanticTokens: { colors: semantic } }
