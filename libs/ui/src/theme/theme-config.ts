import { defineConfig } from '@chakra-ui/react'
import { colors, createShape, createSpace, theme } from '@sitewright/theme'
import { zIndex } from './layers.ts'
import { animations, durations, easings } from './motion.ts'
import { fonts, fontSizes } from './type-sizes.ts'
import { fontWeights, letterSpacings, lineHeights } from './typography.ts'

const { radii, shadows } = createShape(theme)
const { sizes, spacing } = createSpace(theme)

/** Every token that a visitor's page may use. */
export const themeConfig = defineConfig({
  theme: {
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
