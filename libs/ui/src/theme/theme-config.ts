import { defineConfig } from '@chakra-ui/react'
import { colors } from '@sitewright/theme'
import { zIndex } from './layers.ts'
import { animations, durations, easings, keyframes } from './motion.ts'
import { radii, shadows } from './shape.ts'
import { sizes, spacing } from './spacing.ts'
import { fonts, fontSizes, fontWeights, letterSpacings, lineHeights, textStyles } from './typography.ts'

/** `_dark` and `_light` follow the visitor's own setting, so that they hold without JavaScript. Prefer colour tokens. */
const conditions = {
  dark: '@media (prefers-color-scheme: dark)',
  light: '@media (prefers-color-scheme: light)',
}

/** Window widths from which a style applies (`md` = 768 px and wider). */
const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
}

/** What both systems share: every token that a visitor's page may use. */
export const themeConfig = defineConfig({
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':root',
  conditions,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    tokens: {
      animations,
      durations,
      easings,
      fonts,
      fontSizes,
      fontWeights,
      letterSpacings,
      lineHeights,
      radii,
      shadows,
      sizes,
      spacing,
      zIndex,
    },
    semanticTokens: { colors },
  },
})
