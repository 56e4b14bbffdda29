import { createSystem, defineConfig } from '@chakra-ui/react'
import { tokens } from '@chakra-ui/react/theme'
import { fullConfig } from './full-config.ts'
import { themeConfig } from './theme-config.ts'
import { colors, createFullColors, palette } from '@sitewright/theme'

const full = createFullColors(palette, colors)

/** Colours that only the full system knows: whole scales, and the hues by role. `blue` is the accent. */
const fullColors = { tokens: { colors: full.tokens }, semanticTokens: { colors: full.semantic } }

const { colors: _defaultColors, ...otherTokens } = tokens

/** As `fullSystem`, with what its tokens are worth, of which its CSS is made. For the build. */
export const valuedSystem = createSystem(
  fullConfig,
  defineConfig({ theme: { tokens: otherTokens } }),
  themeConfig,
  defineConfig({ theme: fullColors }),
)
