import { defineConfig } from '@chakra-ui/react'
import { breakpoints } from './breakpoints.ts'
import { colors } from '@sitewright/theme'
import { conditions } from './conditions.ts'
import { zIndex } from './layers.ts'
import { animations, durations, easings, keyframes } from './motion.ts'
import { radii, shadows } from './shape.ts'
import { sizes, spacing } from './spacing.ts'
import { fonts, fontSizes, fontWeights, letterSpacings, lineHeights, textStyles } from './typography.ts'

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
